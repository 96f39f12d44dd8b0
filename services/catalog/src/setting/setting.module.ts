import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ListClaims } from './list-claims.js';
import { SettingRpc } from './setting.rpc.js';
import { SettingsResource } from './settings.resource.js';
import { SettingEntity } from './setting.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity]), AdminModule],
  controllers: [SettingRpc],
  providers: [ListClaims, SettingsResource],
})
export class SettingModule {}
