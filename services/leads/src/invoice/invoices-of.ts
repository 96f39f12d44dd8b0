import type { Booking } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import { In, type EntityManager } from 'typeorm';
import { billingOf } from './billing.js';
import { ownPaymentIds } from '../ledger/is-of-owner.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import type { ShareEntity } from '../share/share.entity.js';
import { InvoiceEntity, invoiceNumber } from './invoice.entity.js';

type Invoices = NonNullable<Booking['invoices']>;

/** The tax documents of a booking's current owner and their addressee, for its page. */
export async function invoicesOf(
  tx: EntityManager,
  bookingId: string,
  token: string,
): Promise<Pick<Booking, 'invoices' | 'billing'>> {
  return {
    invoices: await listed(tx, await ownPaymentIds(tx, bookingId), `/api/bookings/${token}/invoices`),
    billing: await billingOf(tx, bookingId),
  };
}

/** The documents of a companion's payments, visible only to the companion. */
export async function invoicesOfShare(
  tx: EntityManager,
  { id: shareId, bookingId }: ShareEntity,
  token: string,
): Promise<Invoices> {
  const payments = await tx.findBy(PaymentEntity, { bookingId, shareId });
  return listed(
    tx,
    payments.map(({ id }) => id),
    `/api/shares/${token}/invoices`,
  );
}

/** The documents of one payer: the lead traveler, or the companion of a share. */
async function listed(tx: EntityManager, paymentIds: readonly string[], place: string): Promise<Invoices> {
  const rows = await tx.find(InvoiceEntity, {
    where: { paymentId: In(paymentIds) },
    order: { issuedAt: 'ASC', number: 'ASC' },
  });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: invoiceNumber(row),
    amount: money(row.grossMinor, row.currency),
    at: row.issuedAt.toISOString(),
    url: `${place}/${row.id}.pdf`,
    isDrawn: row.drawnAt !== null,
    ...(row.drawnAt && { company: row.buyer.company ?? null }),
  }));
}
