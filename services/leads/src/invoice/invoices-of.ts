import type { Booking } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import { In, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { ownerSince } from '../booking/owner-since.js';
import { billingOf } from './billing.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import type { ShareEntity } from '../share/share.entity.js';
import { InvoiceEntity, invoiceNumber } from './invoice.entity.js';

type Invoices = NonNullable<Booking['invoices']>;

/** The tax documents of a booking's present owner and their addressee, for its page. */
export async function invoicesOf(
  tx: EntityManager,
  bookingId: string,
  token: string,
): Promise<Pick<Booking, 'invoices' | 'billing'>> {
  return {
    invoices: await listed(tx, await ownPayments(tx, bookingId), `/api/bookings/${token}/invoices`),
    billing: await billingOf(tx, bookingId),
  };
}

/** What a booking's present owner has paid: neither a companion nor a former owner. */
export async function ownPayments(
  tx: EntityManager,
  bookingId: string,
): Promise<FindOptionsWhere<PaymentEntity>> {
  const since = await ownerSince(tx, bookingId);
  return { bookingId, shareId: IsNull(), ...(since && { capturedAt: MoreThan(since) }) };
}

/** The documents of a companion's payments, visible only to the companion. */
export const invoicesOfShare = (
  tx: EntityManager,
  { id: shareId, bookingId }: ShareEntity,
  token: string,
): Promise<Invoices> => listed(tx, { bookingId, shareId }, `/api/shares/${token}/invoices`);

/** The documents of one payer: the lead traveler, or the companion of a share. */
async function listed(
  tx: EntityManager,
  own: FindOptionsWhere<PaymentEntity>,
  place: string,
): Promise<Invoices> {
  const payments = await tx.findBy(PaymentEntity, own);
  const rows = await tx.find(InvoiceEntity, {
    where: { paymentId: In(payments.map(({ id }) => id)) },
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
  }));
}
