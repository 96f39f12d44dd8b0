import { Global, Module } from '@nestjs/common';
import { CodeLookup } from '../lead/code-lookup.js';
import { KnownCodes } from './known-codes.js';
import { ReferralFigures } from './referral-figures.js';
import { ReferralRpc } from './referral.rpc.js';
import { LeadModule } from '../lead/lead.module.js';

/** Global, because it implements a port declared in a lower folder. */
@Global()
@Module({
  imports: [LeadModule],
  controllers: [ReferralRpc],
  providers: [KnownCodes, ReferralFigures, { provide: CodeLookup, useExisting: KnownCodes }],
  exports: [CodeLookup],
})
export class ReferralModule {}
