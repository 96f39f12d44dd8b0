import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteModule } from '../site/site.module.js';
import { SecurityNotices } from './security-notices.js';
import { UserEntity } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), SiteModule],
  providers: [SecurityNotices],
  exports: [TypeOrmModule, SecurityNotices],
})
export class UserModule {}
