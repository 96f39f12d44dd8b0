import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { SecurityNotices } from './security-notices.js';

@Module({
  imports: [SiteModule],
  providers: [SecurityNotices],
  exports: [SecurityNotices],
})
export class UserModule {}
