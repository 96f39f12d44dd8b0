import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingLedger } from './booking-ledger.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from './refund.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity, RefundEntity])],
  providers: [BookingLedger],
  exports: [TypeOrmModule, BookingLedger],
})
export class LedgerModule {}
