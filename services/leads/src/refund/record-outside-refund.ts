import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { lowerPrice } from '../booking/lower-price.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { SettleRefund } from './settle-refund.js';

export interface OutsideRefund {
  readonly kind: 'disputed' | 'elsewhere';
  /** Its id at the provider: the dispute's, or the refund's. */
  readonly providerId: string;
  readonly amountMinor: number;
  readonly reason: string;
}

/**
 * Records what a payer got back without this service: from the bank after a lost dispute, or from a colleague at the provider.
 * The money is gone, so nobody is asked. A booking that goes on costs less by as much: its balance does not change, and
 * nothing is charged again.
 */
@Injectable()
export class RecordOutsideRefund {
  constructor(private readonly settleRefund: SettleRefund) {}

  /** @returns the recorded amount, limited to what is left of the payment; the booking is locked */
  async run(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    { kind, providerId, amountMinor, reason }: OutsideRefund,
  ): Promise<number> {
    const earlier = (await tx.sum(RefundEntity, 'amountMinor', { paymentId: payment.id })) ?? 0;
    const recordedMinor = Math.min(amountMinor, payment.amountMinor - Number(earlier));
    if (recordedMinor <= 0) return 0;
    if (isConfirmed(booking.state) && payment.kind !== 'transfer_fee')
      await this.lowerPrice(tx, booking, recordedMinor);
    const refund = tx.create(RefundEntity, {
      id: randomUUID(),
      bookingId: booking.id,
      paymentId: payment.id,
      amountMinor: recordedMinor,
      currency: payment.currency,
      kind,
      reason,
      state: 'pending',
      providerRefundId: providerId,
      attempt: 1,
      lastError: null,
      requestedBy: 'provider',
      createdAt: unitOf(tx).clock.now(),
      settledAt: null,
    });
    await tx.insert(RefundEntity, refund);
    await this.settleRefund.outside(tx, booking, refund);
    return recordedMinor;
  }

  private async lowerPrice(tx: EntityManager, booking: BookingEntity, byMinor: number): Promise<void> {
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor;
    const lowered = Math.min(byMinor, kept, booking.totalMinor);
    if (lowered <= 0) return;
    lowerPrice(booking, kept, lowered);
    booking.version += 1;
    await tx.save(booking);
  }
}
