import { type DynamicModule, type InjectionToken, Module } from '@nestjs/common';

/** A service's own configuration, injectable in each of its modules. */
@Module({})
export class SettingsModule {
  static of<T>(token: InjectionToken<T>, settings: T): DynamicModule {
    const providers = [{ provide: token, useValue: settings }];
    return { module: SettingsModule, global: true, providers, exports: providers };
  }
}
