import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { ListClaims } from './list-claims.js';
import { SettingRpc } from './setting.rpc.js';
import { SettingsResource } from './settings.resource.js';

@Module({
  imports: [AdminModule],
  controllers: [SettingRpc],
  providers: [ListClaims, SettingsResource],
})
export class SettingModule {}
