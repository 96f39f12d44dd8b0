import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { GiftCards, type GiftCardPart } from '../gift-card/gift-cards.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { recordPayment } from '../ledger/record-payment.js';

/**
 * Pays for a locked booking from gift cards: a payment for each card, with its line on the card, in one
 * transaction.
 */
@Injectable()
export class RedeemGiftCards {
  constructor(private readonly giftCards: GiftCards) {}

  /** Captures the amounts reserved on cards by the hold, at most `mostMinor`. */
  async held(
    tx: EntityManager,
    booking: BookingEntity,
    kind: PaymentEntity['kind'],
    mostMinor: number,
  ): Promise<PaymentEntity[]> {
    const uses = await this.giftCards.uses(tx, booking.id);
    await this.giftCards.lock(
      tx,
      uses.map(({ giftCardId }) => giftCardId),
    );
    let open = mostMinor;
    const parts = uses.map(({ giftCardId, amountMinor }) => {
      const part = Math.min(open, amountMinor);
      open -= part;
      return { giftCardId, amountMinor: part };
    });
    return this.run(tx, booking, kind, parts);
  }

  /** For cards that the caller has locked. */
  async run(
    tx: EntityManager,
    { id: bookingId, currency }: BookingEntity,
    kind: PaymentEntity['kind'],
    parts: readonly GiftCardPart[],
  ): Promise<PaymentEntity[]> {
    const payments: PaymentEntity[] = [];
    for (const part of parts.filter(({ amountMinor }) => amountMinor > 0)) {
      const { amountMinor } = part;
      const payment = await recordPayment(tx, {
        bookingId,
        kind,
        method: 'gift_card',
        amountMinor,
        currency,
      });
      await this.giftCards.redeem(tx, part, payment.id);
      payments.push(payment);
    }
    return payments;
  }
}
