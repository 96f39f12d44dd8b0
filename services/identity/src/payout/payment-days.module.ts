import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentDays } from '../commission/payment-days.js';
import { PayoutDays } from './payout-days.js';
import { PayoutEntity } from './payout.entity.js';

/** Global, because the ledger declares the port and must not import the payouts that implement it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PayoutEntity])],
  providers: [{ provide: PaymentDays, useClass: PayoutDays }],
  exports: [PaymentDays],
})
export class PaymentDaysModule {}
