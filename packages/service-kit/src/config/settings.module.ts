import { type DynamicModule, type InjectionToken, Module } from '@nestjs/common';
import type * as z from 'zod/mini';

/** The injectable class of parsed settings: `abstract class LeadsConfig extends configClass(leadsSettings) {}`. */
export function configClass<S extends z.core.$ZodType<object>>(_settings: S): abstract new () => z.output<S> {
  abstract class Config {}
  return Config as abstract new () => z.output<S>;
}

/** A service's configuration, injectable in each of its modules. */
@Module({})
export class SettingsModule {
  static of<T>(token: InjectionToken<T>, settings: T): DynamicModule {
    const providers = [{ provide: token, useValue: settings }];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}
