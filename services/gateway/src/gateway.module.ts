import { type DynamicModule, Global, Module } from '@nestjs/common';
import { UnitModule, type ConnectedParts } from '@valam/service-kit/bootstrap/kit.module';
import { SignedProof } from '@valam/service-kit/rpc/caller-proof';
import { ObjectStorage } from '@valam/service-kit/storage/object-storage';
import { openStorage } from '@valam/service-kit/storage/open-storage';
import { CacheInvalidation } from './cache/invalidation.js';
import { MicroCache } from './cache/micro-cache.js';
import { GatewayConfig, type GatewaySettings } from './config.js';
import { PictureServer } from './media/picture-server.js';
import { ProblemFilter } from './http/problem.filter.js';
import { RouteGuard } from './http/route-guard.js';
import { RateLimits } from './limit/rate-limits.js';
import { RoutesModule } from './routes.module.js';
import { DeviceCookie } from './session/device-cookie.js';
import { SessionCookie } from './session/session-cookie.js';
import { SessionReader } from './session/session-reader.js';

/** What every controller of the gateway stands on. */
@Global()
@Module({})
export class GatewayModule {
  static of(parts: ConnectedParts, settings: GatewaySettings, cache: MicroCache): DynamicModule {
    const config: GatewayConfig = {
      siteOrigin: settings.SITE_ORIGIN,
      isSecure: settings.SITE_ORIGIN.startsWith('https:'),
      isProduction: settings.NODE_ENV === 'production',
    };
    const providers = [
      { provide: GatewayConfig, useValue: config },
      { provide: MicroCache, useValue: cache },
      { provide: ObjectStorage, useValue: openStorage(settings) },
      PictureServer,
      ProblemFilter,
      CacheInvalidation,
      SessionCookie,
      DeviceCookie,
      SessionReader,
      RateLimits,
      RouteGuard,
    ];
    return {
      module: GatewayModule,
      imports: [
        UnitModule.of({ ...parts, callerProof: new SignedProof(settings.CALLER_SIGNING_KEY) }),
        RoutesModule,
      ],
      providers,
      exports: providers,
    };
  }
}
