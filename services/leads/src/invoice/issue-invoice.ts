import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { LeadsConfig } from '../config.js';
import { inserted, writeTogether, type Write } from '../database/write-together.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import type { RefundEntity } from '../ledger/refund.entity.js';
import { ShareEntity } from '../share/share.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { sellerOf } from './seller.js';
import { addressToFormerPayer } from './billing.sql.js';
import { financialYear, taxGivenBack, taxWithin } from './tax.js';

/** Takes the next number of a series and locks it until the end of the transaction. */
const nextNumber =
  (series: string): Write =>
  (place) =>
    `insert into invoice_series as s (series, last_number) values (${place(series)}, 1)
       on conflict (series) do update set last_number = s.last_number + 1`;

/**
 * Numbers the invoice of a payment and the credit note of a refund, in the transaction that records it: a
 * rollback also releases the number. The series' row is locked until the end of that transaction, so callers
 * do this last.
 */
@Injectable()
export class IssueInvoice {
  constructor(private readonly config: LeadsConfig) {}

  /**
   * Issues invoices for all payments of a booking without one: gift cards are redeemed together with another
   * payment.
   */
  async ofPayments(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const payments = await tx
      .createQueryBuilder(PaymentEntity, 'payment')
      .leftJoin(InvoiceEntity, 'invoice', `invoice.payment_id = payment.id and invoice.kind = 'invoice'`)
      .where('payment.booking_id = :id and invoice.id is null', { id: booking.id })
      .orderBy('payment.captured_at')
      .addOrderBy('payment.receipt_number')
      .getMany();
    for (const payment of payments) await this.ofPayment(tx, booking, payment);
  }

  private async ofPayment(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    const { id: paymentId, currency, amountMinor: grossMinor, capturedAt } = payment;
    const percent = this.config.TAX_PERCENT;
    await this.insert(tx, 'INV', capturedAt, {
      kind: 'invoice',
      ...{ bookingId: booking.id, paymentId, refundId: null, currency, grossMinor },
      taxMinor: taxWithin(grossMinor, percent),
      taxPercent: String(percent),
      seller: sellerOf(this.config),
      buyer: { name: await payerOf(tx, booking, payment) },
    });
    // A transfer increases the link version.
    if (booking.linkVersion > 1) await tx.query(addressToFormerPayer, [paymentId]);
  }

  /** Uses the tax rate and seller of its invoice, regardless of the current settings. */
  async ofRefund(tx: EntityManager, booking: BookingEntity, refund: RefundEntity): Promise<void> {
    const { id: refundId, paymentId, currency, amountMinor: grossMinor, settledAt, createdAt } = refund;
    if (await tx.existsBy(InvoiceEntity, { refundId })) return;
    const invoice = await tx.findOneBy(InvoiceEntity, { paymentId, kind: 'invoice' });
    const percent = invoice?.taxPercent ? Number(invoice.taxPercent) : this.config.TAX_PERCENT;
    const earlier = (await tx.sum(InvoiceEntity, 'grossMinor', { paymentId, kind: 'credit_note' })) ?? 0;
    await this.insert(tx, 'CRN', settledAt ?? createdAt, {
      kind: 'credit_note',
      ...{ bookingId: booking.id, paymentId, refundId, currency, grossMinor },
      taxMinor: taxGivenBack(grossMinor, Number(earlier), percent),
      taxPercent: String(percent),
      seller: invoice?.seller ?? sellerOf(this.config),
      buyer: invoice?.buyer ?? { name: nameOf(booking) },
    });
  }

  private async insert(
    tx: EntityManager,
    prefix: 'INV' | 'CRN',
    at: Date,
    parts: Omit<InvoiceEntity, 'id' | 'series' | 'number' | 'trip' | 'issuedAt' | 'drawnAt'>,
  ): Promise<void> {
    const series = `${prefix}/${financialYear(at)}`;
    await writeTogether(tx, [
      nextNumber(series),
      inserted(
        InvoiceEntity,
        {
          ...parts,
          id: randomUUID(),
          series,
          number: () => 'last_number',
          issuedAt: at,
          drawnAt: null,
        },
        { after: 0 },
      ),
    ]);
  }
}

/** A companion who pays a share is the buyer of that part. */
async function payerOf(
  tx: EntityManager,
  booking: BookingEntity,
  { shareId }: PaymentEntity,
): Promise<string> {
  if (!shareId) return nameOf(booking);
  return (await tx.findOneByOrFail(ShareEntity, { id: shareId })).name;
}

const nameOf = ({ firstName, lastName }: BookingEntity): string => `${firstName} ${lastName}`.trim();
