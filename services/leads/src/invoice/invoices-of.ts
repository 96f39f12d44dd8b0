import type { Booking } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import { In, IsNull, type EntityManager } from 'typeorm';
import { billingOf } from './billing.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import type { ShareEntity } from '../share/share.entity.js';
import { InvoiceEntity, invoiceNumber } from './invoice.entity.js';

type Invoices = NonNullable<Booking['invoices']>;

/** The tax documents of a booking and who they are made out to, as its page shows them. */
export async function invoicesOf(
  tx: EntityManager,
  bookingId: string,
  token: string,
): Promise<Pick<Booking, 'invoices' | 'billing'>> {
  return {
    invoices: await listed(tx, { bookingId, shareId: null }, `/api/bookings/${token}/invoices`),
    billing: await billingOf(tx, bookingId),
  };
}

/** Those of a companion's payments, for the companion alone. */
export const invoicesOfShare = (
  tx: EntityManager,
  { id: shareId, bookingId }: ShareEntity,
  token: string,
): Promise<Invoices> => listed(tx, { bookingId, shareId }, `/api/shares/${token}/invoices`);

/** Of what one payer has paid: the lead traveler, or a companion whose share it is. */
async function listed(
  tx: EntityManager,
  { bookingId, shareId }: { bookingId: string; shareId: string | null },
  place: string,
): Promise<Invoices> {
  const payments = await tx.findBy(PaymentEntity, { bookingId, shareId: shareId ?? IsNull() });
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
