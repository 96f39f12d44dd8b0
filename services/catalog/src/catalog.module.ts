import { type DynamicModule, Module } from '@nestjs/common';
import { CatalogConfig } from './config.js';
import { commands } from './commands.js';
import { controllers, queries } from './queries.js';

/** The whole service: what can be asked of it, and what it does. */
@Module({})
export class CatalogModule {
  static of(config: CatalogConfig): DynamicModule {
    return {
      module: CatalogModule,
      controllers,
      providers: [{ provide: CatalogConfig, useValue: config }, ...queries, ...commands],
    };
  }
}
