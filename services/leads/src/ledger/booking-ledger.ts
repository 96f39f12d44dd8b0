import { Injectable } from '@nestjs/common';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { paymentIdsUnderOwner } from './is-of-owner.js';
import { PaymentEntity } from './payment.entity.js';
import { RefundEntity } from './refund.entity.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { ShareEntity } from '../share/share.entity.js';
import { BookingStepEntity } from '../booking/booking-step.entity.js';

type Ledger = Pick<Booking, 'payments' | 'refunds' | 'history'>;

/** Replaces the reason of a refund to the former owner, because it is free text by staff. */
const beforeTransfer = 'From before the booking was transferred';

/**
 * Payments, refunds and history of a booking, for its traveler. All amounts are included, because they add up
 * to the amount paid; the history starts with the last transfer, and texts about the former owner are
 * omitted.
 */
@Injectable()
export class BookingLedger {
  async of(tx: EntityManager, booking: BookingEntity, token: string): Promise<Ledger> {
    const { id: bookingId } = booking;
    const payments = await tx.find(PaymentEntity, {
      where: { bookingId },
      order: { capturedAt: 'ASC', receiptNumber: 'ASC' },
    });
    const shares = await tx.findBy(ShareEntity, { bookingId });
    const names = new Map(shares.map(({ id, name }) => [id, name]));
    const refunds = await tx.find(RefundEntity, { where: { bookingId }, order: { createdAt: 'ASC' } });
    const steps = await tx.find(BookingStepEntity, { where: { bookingId }, order: { id: 'ASC' } });
    const transferred = steps.findLastIndex(({ event }) => event === 'transferred');
    const since = steps[transferred]?.at;
    const own = steps.slice(Math.max(transferred, 0));
    const underOwner = await paymentIdsUnderOwner(tx, bookingId);
    return {
      payments: payments.map(({ id, kind, method, amountMinor, currency, capturedAt, shareId }) => ({
        id,
        kind,
        method,
        amount: money(amountMinor, currency),
        at: capturedAt.toISOString(),
        paidBy: shareId ? (names.get(shareId) ?? null) : null,
        receiptUrl: underOwner.includes(id) ? `/api/bookings/${token}/receipts/${id}.pdf` : '',
      })),
      refunds: refunds.map(({ id, amountMinor, currency, state, reason, createdAt, settledAt }) => ({
        id,
        amount: money(amountMinor, currency),
        state,
        reason: since && createdAt <= since ? beforeTransfer : reason,
        at: (settledAt ?? createdAt).toISOString(),
      })),
      history: own.map(stepForOwner),
    };
  }
}

/** A step of the history, as the current owner reads it: the former one has made the transfer that it starts with. */
function stepForOwner({
  at,
  event,
  fromState,
  toState,
  actor,
  reason,
}: BookingStepEntity): Ledger['history'][number] {
  const step = { at: at.toISOString(), from: fromState, to: toState };
  if (event !== 'transferred') return { ...step, actor, reason };
  const by = actor === 'traveller' ? 'system' : actor;
  return { ...step, actor: by, reason: 'The booking was transferred to you.' };
}
