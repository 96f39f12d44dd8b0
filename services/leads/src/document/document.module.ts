import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { ShareModule } from '../share/share.module.js';
import { BookingFiles } from './booking-files.js';
import { DocumentRpc } from './document.rpc.js';
import { InvoiceOfBooking } from './invoice-of-booking.js';
import { ReceiptOfPayment } from './receipt-of-payment.js';

@Module({
  imports: [BookingModule, InvoiceModule, ShareModule],
  controllers: [DocumentRpc],
  providers: [BookingFiles, InvoiceOfBooking, ReceiptOfPayment],
  exports: [ReceiptOfPayment],
})
export class DocumentModule {}
