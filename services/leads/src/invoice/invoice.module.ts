import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingModule } from '../booking/booking.module.js';
import { BillingDetails } from './billing.js';
import { CompleteInvoices } from './complete-invoices.js';
import { InvoiceRpc } from './invoice.rpc.js';
import { IssueInvoice } from './issue-invoice.js';
import { InvoiceEntity } from './invoice.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvoiceEntity]), BookingModule],
  controllers: [InvoiceRpc],
  providers: [BillingDetails, CompleteInvoices, IssueInvoice],
  exports: [TypeOrmModule, CompleteInvoices, IssueInvoice],
})
export class InvoiceModule {}
