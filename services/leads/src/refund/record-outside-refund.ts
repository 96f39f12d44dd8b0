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
    const failed = await this.failedWithin(tx, payment, said);
    const settledMinor = failed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const earlier = (await tx.sum(RefundEntity, 'amountMinor', { paymentId: payment.id })) ?? 0;
    const restMinor = Math.min(said.amountMinor - settledMinor, payment.amountMinor - Number(earlier));
    const recordedMinor = Math.max(0, restMinor);
    // Only one refund may have the provider's id: the new one, or else the last of those that failed.
    const withId = recordedMinor > 0 ? null : failed.at(-1);
    for (const refund of failed)
      await this.made(tx, booking, refund, said, refund === withId ? said.providerId : null);
    if (recordedMinor === 0) return { recordedMinor, settledMinor };
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
    await this.made(tx, booking, refund, said, said.providerId);
    return { recordedMinor, settledMinor };
  }

  /** Refunds that failed here and were made by this one. A retry would pay the payer twice. */
  private async failedWithin(
    tx: EntityManager,
    { id: paymentId }: PaymentEntity,
    { amountMinor }: OutsideRefund,
  ): Promise<RefundEntity[]> {
    const failed = await tx.find(RefundEntity, {
      where: { paymentId, state: 'failed' },
      order: { createdAt: 'ASC' },
    });
    let left = amountMinor;
    return failed.filter((refund) => {
      if (refund.amountMinor > left) return false;
      left -= refund.amountMinor;
      return true;
    });
  }

  private made(
    tx: EntityManager,
    booking: BookingEntity,
    refund: RefundEntity,
    { kind }: OutsideRefund,
    providerId: string | null,
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
