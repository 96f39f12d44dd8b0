import { Module } from '@nestjs/common';
import { CacheInvalidation } from './invalidation.js';
import { MicroCache } from './micro-cache.js';

@Module({
  providers: [CacheInvalidation, { provide: MicroCache, useFactory: () => new MicroCache() }],
  exports: [MicroCache],
})
export class CacheModule {}
