import { Module } from '@nestjs/common';
import { KnownCodes } from './known-codes.js';
import { ReferralFigures } from './referral-figures.js';
import { ReferralRpc } from './referral.rpc.js';
import { LeadModule } from '../lead/lead.module.js';

@Module({
  imports: [LeadModule],
  controllers: [ReferralRpc],
  providers: [KnownCodes, ReferralFigures],
})
export class ReferralModule {}
