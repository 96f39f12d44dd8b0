import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ShareModule } from '../share/share.module.js';
import { BookingFiles } from './booking-files.js';
import { DocumentRpc } from './document.rpc.js';
import { DocumentsOfTour } from './documents-of-tour.js';
import { DrawPdf } from './draw-pdf.js';
import { InvoiceOfBooking } from './invoice-of-booking.js';
import { ReceiptOfPayment } from './receipt-of-payment.js';

@Module({
  imports: [BookingModule, DepartureModule, InvoiceModule, LedgerModule, ShareModule],
  controllers: [DocumentRpc],
  providers: [BookingFiles, DocumentsOfTour, DrawPdf, InvoiceOfBooking, ReceiptOfPayment],
  exports: [DocumentsOfTour, DrawPdf, ReceiptOfPayment],
})
export class DocumentModule {}
