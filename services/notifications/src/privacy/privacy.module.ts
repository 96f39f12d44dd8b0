import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { ExportPerson } from './export-person.js';
import { ForgetPerson } from './forget-person.js';
import { PrivacyRpc } from './privacy.rpc.js';

@Module({
  imports: [DeliveryModule],
  controllers: [PrivacyRpc],
  providers: [ExportPerson, ForgetPerson],
})
export class PrivacyModule {}
