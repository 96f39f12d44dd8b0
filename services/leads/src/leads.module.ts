import type { DynamicModule } from '@nestjs/common';
import { LeadsConfig, type LeadsSettings } from './config.js';
import { controllers, providers } from './providers.js';

/** Everything that this service consists of. */
export function leadsModule(config: LeadsSettings): DynamicModule {
  return {
    module: LeadsModule,
    controllers,
    providers: [{ provide: LeadsConfig, useValue: config }, ...providers],
  };
}

class LeadsModule {}
