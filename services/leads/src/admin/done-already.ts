import { formatInstant } from '@valam/contracts/shared/days';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import { refuse } from '@valam/service-kit/admin/refuse';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { MoreThan, Not, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';

const dayMs = 86_400_000;
const samePaymentDays = 7;
const sameRefundDays = 1;

/**
 * Prevents two operators with the same bank statement from recording the same transfer, whose excess would be
 * refunded manually. The booking is locked, so the second operator sees the first payment. Repeats by one
 * operator are detected by the idempotency key.
 */
export async function refuseSecondRecord(
  tx: EntityManager,
  booking: BookingEntity,
  { amount, note, by }: { amount: Money; note: string | null; by: string },
): Promise<void> {
  const since = daysAgo(tx, samePaymentDays);
  const reference = referenceIn(note);
  const recorded = await tx.find(PaymentEntity, {
    where: { bookingId: booking.id, method: 'offline' },
    order: { capturedAt: 'DESC' },
  });
  const same = recorded.find(
    (payment) =>
      (reference !== null && referenceIn(payment.note) === reference) ||
      (payment.amountMinor === amount.amountMinor && payment.recordedBy !== by && payment.capturedAt > since),
  );
  if (!same) return;
  const { amountMinor, currency, capturedAt, recordedBy } = same;
  throw refuse(
    `${formatMoney(money(amountMinor, currency))} is already recorded: ${said(capturedAt, recordedBy, same.note)}. If this is another payment, confirm that and record it again.`,
    { paymentId: same.id },
  );
}

/** Prevents two operators who handle the same complaint from both refunding it. */
export async function refuseSecondRefund(
  tx: EntityManager,
  booking: BookingEntity,
  by: string,
): Promise<void> {
  const [same] = await tx.find(RefundEntity, {
    where: {
      bookingId: booking.id,
      kind: 'manual',
      requestedBy: Not(by),
      createdAt: MoreThan(daysAgo(tx, sameRefundDays)),
    },
    order: { createdAt: 'DESC' },
    take: 1,
  });
  if (!same) return;
  throw refuse(
    `Money was already refunded: ${said(same.createdAt, same.requestedBy, same.reason)}. If more is to be refunded, confirm that and order it again.`,
    { refundId: same.id },
  );
}

const daysAgo = (tx: EntityManager, days: number): Date =>
  new Date(unitOf(tx).clock.now().getTime() - days * dayMs);

/** Bank references contain digits; other notes, such as ‘Bank transfer’, identify no single payment. */
const referenceIn = (note: string | null): string | null =>
  note && /\d/.test(note) ? note.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : null;

const said = (at: Date, by: string | null, words: string | null): string =>
  [formatInstant(at), ...(by ? [`by ${by}`] : []), ...(words ? [`“${words}”`] : [])].join(', ');
