import { Injectable } from '@nestjs/common';
import { giftCardMonthsAfterReturn, spreadOverCards } from '@valam/contracts/leads/gift-card-rules';
import { giftCardProblems } from '@valam/contracts/leads/gift-card.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { Currency } from '@valam/contracts/shared/money';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { hashOfCode } from './gift-card-code.js';
import { lockGiftCard } from './advance-gift-card.js';
import { GiftCardEntity, GiftCardLineEntity, GiftCardUseEntity } from './gift-card.entity.js';

type GiftCardRefusal = keyof typeof giftCardProblems;

const sentences: Readonly<Record<GiftCardRefusal, string>> = {
  'leads.gift_card_unknown': 'We do not know this gift card. Please check its code.',
  'leads.gift_card_expired': 'This gift card has expired.',
  'leads.gift_card_empty': 'There is nothing left on this gift card.',
  'leads.gift_card_currency':
    'This gift card is in another currency. A card pays for bookings in its own currency.',
};
const giftCardRefused = (refusal: GiftCardRefusal): ProblemError =>
  problem({ problems: giftCardProblems }, refusal, sentences[refusal]);

/** What a card gives to a booking. */
export interface GiftCardPart {
  readonly giftCardId: string;
  readonly amountMinor: number;
}

interface Due {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Bookings that wait for a payment hold what they are to take from a card. */
const heldBy = `select u.amount_minor from gift_card_use u join booking b on b.id = u.booking_id
  where b.state in ('held', 'awaiting_payment') and u.booking_id is distinct from $2 and u.gift_card_id`;

/** What is on gift cards, and all that changes it. Cards are locked by id, after bookings and before departures. */
@Injectable()
export class GiftCards {
  /** A card that can be used; whatever the reason why it cannot, the answer is the same. */
  async find(tx: EntityManager, code: string): Promise<GiftCardEntity> {
    const card = await tx.findOneBy(GiftCardEntity, { codeHash: hashOfCode(code), state: 'delivered' });
    if (!card) throw giftCardRefused('leads.gift_card_unknown');
    return card;
  }

  /** What can be used of a card now: its lines, less what bookings hold that wait for their payment. */
  async available(
    tx: EntityManager,
    giftCardId: string,
    exceptBookingId: string | null = null,
  ): Promise<number> {
    const [row] = await tx.query<[{ available: string }]>(
      `select (select coalesce(sum(amount_minor), 0) from gift_card_line where gift_card_id = $1)
            - (select coalesce(sum(h.amount_minor), 0) from (${heldBy} = $1) h) as available`,
      [giftCardId, exceptBookingId],
    );
    return Number(row.available);
  }

  /** Locks the cards of these codes until the end of the transaction and says what each gives toward an amount. */
  async claim(tx: EntityManager, codes: readonly string[], due: Due): Promise<GiftCardPart[]> {
    const found = [];
    for (const code of new Set(codes)) found.push(await this.find(tx, code));
    const locked = await this.lock(
      tx,
      found.map(({ id }) => id),
    );
    const today = istDay(unitOf(tx).clock.now());
    const balances: number[] = [];
    for (const { id, codeHash } of found) {
      const card = locked.get(id);
      // Sent again or blocked between the two looks: the code is void.
      if (card?.state !== 'delivered' || card.codeHash !== codeHash)
        throw giftCardRefused('leads.gift_card_unknown');
      if (card.currency !== due.currency) throw giftCardRefused('leads.gift_card_currency');
      if (card.expiresOn && card.expiresOn < today) throw giftCardRefused('leads.gift_card_expired');
      const available = await this.available(tx, id);
      if (available <= 0) throw giftCardRefused('leads.gift_card_empty');
      balances.push(available);
    }
    const parts = spreadOverCards(due.amountMinor, balances);
    return found
      .map(({ id }, at) => ({ giftCardId: id, amountMinor: parts[at] ?? 0 }))
      .filter(({ amountMinor }) => amountMinor > 0);
  }

  /** What a booking is to take from cards, in order. */
  uses(tx: EntityManager, bookingId: string): Promise<GiftCardUseEntity[]> {
    return tx.find(GiftCardUseEntity, { where: { bookingId }, order: { position: 'ASC' } });
  }

  /** A booking whose hold has lapsed is paid for: whether its cards still have what it was to take. Locks them. */
  async areStillThere(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    const uses = await this.uses(tx, booking.id);
    await this.lock(
      tx,
      uses.map(({ giftCardId }) => giftCardId),
    );
    for (const { giftCardId, amountMinor } of uses)
      if ((await this.available(tx, giftCardId, booking.id)) < amountMinor) return false;
    return true;
  }

  /** The line of a payment that was made from a card, which the caller has locked. */
  async redeem(
    tx: EntityManager,
    { giftCardId, amountMinor }: GiftCardPart,
    paymentId: string,
  ): Promise<void> {
    await this.add(tx, giftCardId, { kind: 'redeemed', amountMinor: -amountMinor, paymentId });
  }

  /** Puts a refund back on the card that the payment came from. It can be used for a while, even if the card had expired. */
  async giveBack(
    tx: EntityManager,
    { id, paymentId, amountMinor }: { id: string; paymentId: string; amountMinor: number },
  ): Promise<void> {
    const { giftCardId } = await tx.findOneByOrFail(GiftCardLineEntity, { paymentId });
    const card = await lockGiftCard(tx, giftCardId);
    await this.add(tx, giftCardId, { kind: 'returned', amountMinor, refundId: id });
    const until = monthsLater(istDay(unitOf(tx).clock.now()), giftCardMonthsAfterReturn);
    if (!card.expiresOn || card.expiresOn < until)
      await tx.update(GiftCardEntity, { id: giftCardId }, { expiresOn: until });
  }

  async add(
    tx: EntityManager,
    giftCardId: string,
    line: Pick<GiftCardLineEntity, 'kind' | 'amountMinor'> & { paymentId?: string; refundId?: string },
  ): Promise<void> {
    await tx.insert(GiftCardLineEntity, { giftCardId, at: unitOf(tx).clock.now(), ...line });
  }

  async lock(tx: EntityManager, ids: readonly string[]): Promise<Map<string, GiftCardEntity>> {
    if (ids.length === 0) return new Map();
    const cards = await tx.find(GiftCardEntity, {
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return new Map(cards.map((card) => [card.id, card]));
  }
}

/** The same day of the month that many months later, or its last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
