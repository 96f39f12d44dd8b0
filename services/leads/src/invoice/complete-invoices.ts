import { Injectable } from '@nestjs/common';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import { LeadsConfig } from '../config.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { IssueInvoice } from './issue-invoice.js';
import { sellerOf } from './seller.js';
import { without, fillIn } from './complete-invoices.sql.js';

/** Fills in data of migrated documents that the migration did not have, and numbers missing documents. */
@Injectable()
export class CompleteInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: IssueInvoice,
    private readonly config: LeadsConfig,
  ) {}

  @Scheduled('complete-invoices')
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    await this.fillIn(manager);
    await inParts(
      () => this.numberPayments(manager),
      () => this.numberRefunds(manager),
    );
  }

  private async numberPayments(manager: EntityManager): Promise<void> {
    const payments = await manager.query<{ id: string }[]>(without('payment'));
    await inTransactions(this.dataSource, payments, async (tx, { id }) => {
      const { bookingId } = await tx.findOneByOrFail(PaymentEntity, { id });
      await this.invoices.ofPayments(tx, await lockBooking(tx, bookingId));
    });
  }

  private async numberRefunds(manager: EntityManager): Promise<void> {
    const refunds = await manager.query<{ id: string }[]>(without('refund'));
    await inTransactions(this.dataSource, refunds, async (tx, { id }) => {
      const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id });
      const booking = await lockBooking(tx, bookingId);
      await this.invoices.ofRefund(tx, booking, await tx.findOneByOrFail(RefundEntity, { id }));
    });
  }

  /** Fills in the seller and tax of documents; readers need these to be complete. */
  async fillIn(tx: EntityManager): Promise<void> {
    const isWhole =
      (await tx.query<unknown[]>('select 1 from invoice where seller is null limit 1')).length === 0;
    if (!isWhole) await tx.query(fillIn, [this.config.TAX_PERCENT, JSON.stringify(sellerOf(this.config))]);
  }
}
