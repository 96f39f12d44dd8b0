import { type DynamicModule, Module } from '@nestjs/common';
import { UnitModule, type ConnectedParts } from '@valam/service-kit/bootstrap/unit.module';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { SignedProof } from '@valam/service-kit/rpc/caller-proof';
import { AdminModule } from './admin/admin.module.js';
import { CacheModule } from './cache/cache.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { GatewayConfig, type GatewaySettings } from './config.js';
import { HttpModule } from './http/http.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { MediaModule } from './media/media.module.js';

/** Every route of the public API, with a module for each service, and their common dependencies. */
@Module({
  imports: [
    ...[HttpModule, CacheModule],
    ...[CatalogModule, LeadsModule, IdentityModule, MediaModule, AdminModule],
  ],
})
export class GatewayModule {
  static of(parts: ConnectedParts, settings: GatewaySettings): DynamicModule {
    const config: GatewayConfig = {
      siteOrigin: settings.SITE_ORIGIN,
      isSecure: settings.SITE_ORIGIN.startsWith('https:'),
      isProduction: settings.NODE_ENV === 'production',
      storage: settings,
    };
    const callerProof = new SignedProof(settings.CALLER_SIGNING_KEY);
    return {
      module: GatewayModule,
      imports: [UnitModule.of({ ...parts, callerProof }), SettingsModule.of(GatewayConfig, config)],
    };
  }
}
