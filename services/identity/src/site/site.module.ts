import { Module } from '@nestjs/common';
import { SiteLinks } from './site-links.js';

@Module({
  providers: [SiteLinks],
  exports: [SiteLinks],
})
export class SiteModule {}
