import type { Booking } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { billingOf } from './billing.js';
import { InvoiceEntity, invoiceNumber } from './invoice.entity.js';

/** The tax documents of a booking and who they are made out to, as its page shows them. */
export async function invoicesOf(
  tx: EntityManager,
  bookingId: string,
  token: string,
): Promise<Pick<Booking, 'invoices' | 'billing'>> {
  const rows = await tx.find(InvoiceEntity, {
    where: { bookingId },
    order: { issuedAt: 'ASC', number: 'ASC' },
  });
  return {
    invoices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: invoiceNumber(row),
      amount: money(row.grossMinor, row.currency),
      at: row.issuedAt.toISOString(),
      url: `/api/bookings/${token}/invoices/${row.id}.pdf`,
      isDrawn: row.drawnAt !== null,
    })),
    billing: await billingOf(tx, bookingId),
  };
}
