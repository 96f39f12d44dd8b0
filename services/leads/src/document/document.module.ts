import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { BookingFiles } from './booking-files.js';
import { DocumentRpc } from './document.rpc.js';
import { ReceiptOfPayment } from './receipt-of-payment.js';

@Module({
  imports: [BookingModule],
  controllers: [DocumentRpc],
  providers: [BookingFiles, ReceiptOfPayment],
  exports: [ReceiptOfPayment],
})
export class DocumentModule {}
