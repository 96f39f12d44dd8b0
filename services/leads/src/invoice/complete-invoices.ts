import { Injectable } from '@nestjs/common';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { LeadsConfig } from '../config.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { IssueInvoice } from './issue-invoice.js';
import { sellerOf } from './seller.js';

const atOnce = 200;

/** Money of before this release was known: a replica of the release before may still record some while it is replaced. */
const without = (table: 'payment' | 'refund') =>
  table === 'payment'
    ? `select p.id from payment p
        where not exists (select 1 from invoice i where i.payment_id = p.id and i.kind = 'invoice')
        order by p.captured_at, p.receipt_number limit ${atOnce}`
    : `select r.id from refund r where r.state = 'refunded'
          and not exists (select 1 from invoice i where i.refund_id = r.id)
        order by r.settled_at, r.id limit ${atOnce}`;

/**
 * The tax of a payment's documents: of the invoice from its amount, of its credit notes from what they give back together.
 */
const fillIn = `
  with so_far as (
    select i.id, i.kind, i.gross_minor,
           case i.kind when 'invoice' then 0
             else coalesce(sum(i.gross_minor) over (partition by i.payment_id, i.kind order by i.issued_at, i.number
                                                      rows between unbounded preceding and 1 preceding), 0)
           end as earlier_minor
      from invoice i),
  taxed as (
    select id, (gross_minor + earlier_minor) - round((gross_minor + earlier_minor) * 100 / (100 + $1::numeric))
             - (earlier_minor - round(earlier_minor * 100 / (100 + $1::numeric))) as tax_minor
      from so_far)
  update invoice set seller = $2, tax_percent = $1, tax_minor = taxed.tax_minor
    from taxed where taxed.id = invoice.id and invoice.seller is null`;

/** Fills in what a migration could not know of the documents that it numbered, and numbers what was left out. */
@Injectable()
export class CompleteInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: IssueInvoice,
    private readonly config: LeadsConfig,
  ) {}

  @EveryCron('* * * * *', 'complete-invoices')
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    await this.fillIn(manager);
    const payments = await manager.query<{ id: string }[]>(without('payment'));
    await inTransactions(this.dataSource, payments, async (tx, { id }) => {
      const { bookingId } = await tx.findOneByOrFail(PaymentEntity, { id });
      await this.invoices.ofPayments(tx, await lockBooking(tx, bookingId));
    });
    const refunds = await manager.query<{ id: string }[]>(without('refund'));
    await inTransactions(this.dataSource, refunds, async (tx, { id }) => {
      const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id });
      const booking = await lockBooking(tx, bookingId);
      await this.invoices.ofRefund(tx, booking, await tx.findOneByOrFail(RefundEntity, { id }));
    });
  }

  /** What is read needs to be whole. */
  async fillIn(tx: EntityManager): Promise<void> {
    const isWhole =
      (await tx.query<unknown[]>('select 1 from invoice where seller is null limit 1')).length === 0;
    if (!isWhole) await tx.query(fillIn, [this.config.TAX_PERCENT, JSON.stringify(sellerOf(this.config))]);
  }
}
