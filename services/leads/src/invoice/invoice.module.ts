import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { BillingDetails } from './billing.js';
import { CompleteInvoices } from './complete-invoices.js';
import { InvoiceRpc } from './invoice.rpc.js';
import { IssueInvoice } from './issue-invoice.js';

@Module({
  imports: [BookingModule],
  controllers: [InvoiceRpc],
  providers: [BillingDetails, CompleteInvoices, IssueInvoice],
  exports: [CompleteInvoices, IssueInvoice],
})
export class InvoiceModule {}
