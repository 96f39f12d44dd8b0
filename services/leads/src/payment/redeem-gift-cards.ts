import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { GiftCards, type GiftCardPart } from '../gift-card/gift-cards.js';
import { PaymentEntity } from '../ledger/payment.entity.js';

/** Pays for a locked booking from gift cards: a payment for each card, and its line on the card, in one transaction. */
@Injectable()
export class RedeemGiftCards {
  constructor(private readonly giftCards: GiftCards) {}

  /** What the booking has held on cards since its hold was made; no more than `mostMinor`. */
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

  /** Of cards that the caller has locked. */
  async run(
    tx: EntityManager,
    { id: bookingId, currency }: BookingEntity,
    kind: PaymentEntity['kind'],
    parts: readonly GiftCardPart[],
  ): Promise<PaymentEntity[]> {
    const payments: PaymentEntity[] = [];
    for (const part of parts.filter(({ amountMinor }) => amountMinor > 0)) {
      const id = randomUUID();
      await tx.insert(PaymentEntity, {
        ...{ id, bookingId, kind, currency, amountMinor: part.amountMinor },
        method: 'gift_card',
        capturedAt: unitOf(tx).clock.now(),
      });
      await this.giftCards.redeem(tx, part, id);
      payments.push(await tx.findOneByOrFail(PaymentEntity, { id }));
    }
    return payments;
  }
}
