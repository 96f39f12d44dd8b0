import { Global, Module } from '@nestjs/common';
import { PaymentDays } from '../commission/payment-days.js';
import { PayoutDays } from './payout-days.js';

/** Global, because the ledger that asks must not import the payouts that answer. */
@Global()
@Module({
  providers: [{ provide: PaymentDays, useClass: PayoutDays }],
  exports: [PaymentDays],
})
export class PaymentDaysModule {}
