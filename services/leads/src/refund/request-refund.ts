import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { RefundEntity, type RefundKind } from '../ledger/refund.entity.js';
import { refreshRefundState } from './refresh-refund-state.js';
import { spreadRefund, type RefundablePayment } from './spread-refund.js';
import { makeRefundJob } from './refund.jobs.js';

const refundablePayments = `select p.id, p.amount_minor, p.currency, p.share_id, p.method = 'gift_card' as is_gift_card,
              coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0) as refunded_minor
         from payment p
        where p.booking_id = $1 and (p.id = $2 or $2::uuid is null and p.kind <> 'transfer_fee')
        order by p.captured_at, p.receipt_number`;

export interface RefundRequest {
  readonly amountMinor: number;
  readonly kind: RefundKind;
  readonly reason: string;
  readonly requestedBy: string;
  /** Only from this payment. */
  readonly paymentId?: string;
}

interface Row {
  id: string;
  amount_minor: number;
  refunded_minor: string;
  is_gift_card: boolean;
  share_id: string | null;
}

/** Stores refunds of a locked booking, each for one payment; a job makes them at the provider. */
@Injectable()
export class RequestRefund {
  async run(tx: EntityManager, booking: BookingEntity, request: RefundRequest): Promise<void> {
    const payments = await this.refundable(tx, booking.id, request.paymentId ?? null);
    for (const part of spreadRefund(request.amountMinor, payments)) {
      const id = randomUUID();
      const currency =
        payments.find((payment) => payment.id === part.paymentId)?.currency ?? booking.currency;
      const refund: Partial<RefundEntity> = {
        id,
        bookingId: booking.id,
        paymentId: part.paymentId,
        amountMinor: part.amountMinor,
        currency: currency as RefundEntity['currency'],
        kind: request.kind,
        reason: request.reason,
        state: 'pending',
        attempt: 1,
        requestedBy: request.requestedBy,
        createdAt: unitOf(tx).clock.now(),
      };
      await tx.insert(RefundEntity, refund);
      await addJob(tx, makeRefundJob, { refundId: id }, { key: `refund:${id}` });
    }
    await refreshRefundState(tx, booking);
  }

  /** Refunds the amount above the price of a locked booking, from the payment that exceeded it. */
  async excess(tx: EntityManager, booking: BookingEntity, paymentId: string): Promise<void> {
    const amountMinor = keptMoney(await bookingMoney(tx, booking)).amountMinor - booking.totalMinor;
    if (amountMinor <= 0) return;
    const reason = 'More was paid than was due.';
    await this.run(tx, booking, { amountMinor, kind: 'overpaid', reason, requestedBy: 'system', paymentId });
  }

  /** The part of a refund that goes to the companions who paid a share. */
  async toCompanions(tx: EntityManager, booking: BookingEntity, amountMinor: number): Promise<number> {
    const payments = await this.refundable(tx, booking.id, null);
    const ofCompanions = new Set(payments.filter(({ shareId }) => shareId).map(({ id }) => id));
    return spreadRefund(amountMinor, payments)
      .filter(({ paymentId }) => ofCompanions.has(paymentId))
      .reduce((sum, part) => sum + part.amountMinor, 0);
  }

  /** Payments of the booking, oldest first; without fees unless one is named. */
  private async refundable(
    tx: EntityManager,
    bookingId: string,
    paymentId: string | null,
  ): Promise<(RefundablePayment & { currency: string })[]> {
    const rows = await tx.query<(Row & { currency: string })[]>(refundablePayments, [bookingId, paymentId]);
    return rows.map(({ id, amount_minor, currency, refunded_minor, is_gift_card, share_id }) => ({
      id,
      currency,
      amountMinor: amount_minor,
      refundedMinor: Number(refunded_minor),
      isGiftCard: is_gift_card,
      shareId: share_id,
    }));
  }
}
