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
  /** The provider's id of the dispute or the refund. */
  readonly providerId: string;
  readonly amountMinor: number;
  readonly reason: string;
}

export interface RecordedRefund {
  /** The amount recorded as a new refund. */
  readonly recordedMinor: number;
  /** The amount of failed refunds of this service that now count as completed. */
  readonly settledMinor: number;
}

/**
 * Records a refund that was made without this service: by the bank after a lost dispute, or by a colleague at
 * the provider. The money is already refunded, so there is nothing to approve. The price of a continuing
 * booking is reduced by the same amount: its balance does not change, and nothing is charged again.
 */
@Injectable()
export class RecordOutsideRefund {
  constructor(private readonly settleRefund: SettleRefund) {}

  /** Records at most the unrefunded part of the payment. The booking is locked. */
  async run(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    said: OutsideRefund,
  ): Promise<RecordedRefund> {
    const settledMinor = await this.settleFailed(tx, booking, payment, said);
    const earlier = (await tx.sum(RefundEntity, 'amountMinor', { paymentId: payment.id })) ?? 0;
    const recordedMinor = Math.min(said.amountMinor - settledMinor, payment.amountMinor - Number(earlier));
    if (recordedMinor <= 0) return { recordedMinor: 0, settledMinor };
    if (isConfirmed(booking.state) && payment.kind !== 'transfer_fee')
      await this.lowerPrice(tx, booking, recordedMinor);
    const refund = tx.create(RefundEntity, {
      id: randomUUID(),
      bookingId: booking.id,
      paymentId: payment.id,
      amountMinor: recordedMinor,
      currency: payment.currency,
      kind: said.kind,
      reason: said.reason,
      state: 'pending',
      providerRefundId: said.providerId,
      attempt: 1,
      lastError: null,
      requestedBy: 'provider',
      createdAt: unitOf(tx).clock.now(),
      settledAt: null,
    });
    await tx.insert(RefundEntity, refund);
    await this.made(tx, booking, refund, said);
    return { recordedMinor, settledMinor };
  }

  /** A refund that failed here was made manually at the provider. A retry would pay the payer twice. */
  private async settleFailed(
    tx: EntityManager,
    booking: BookingEntity,
    { id: paymentId }: PaymentEntity,
    said: OutsideRefund,
  ): Promise<number> {
    const failed = await tx.find(RefundEntity, {
      where: { paymentId, state: 'failed' },
      order: { createdAt: 'ASC' },
    });
    let left = said.amountMinor;
    for (const refund of failed) {
      if (refund.amountMinor > left) continue;
      left -= refund.amountMinor;
      await this.made(tx, booking, refund, said);
    }
    return said.amountMinor - left;
  }

  private made(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    { providerId, kind }: OutsideRefund,
  ): Promise<void> {
    return this.settleRefund.outside(tx, booking, refund, { providerId, isByBank: kind === 'disputed' });
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
