import { Module } from '@nestjs/common';
import { BookingLedger } from './booking-ledger.js';

@Module({
  providers: [BookingLedger],
  exports: [BookingLedger],
})
export class LedgerModule {}
