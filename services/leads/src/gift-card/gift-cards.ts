import { Injectable } from '@nestjs/common';
import {
  giftCardMonthsAfterReturn,
  hasExpired,
  spreadOverCards,
} from '@valam/contracts/leads/gift-card-rules';
import { giftCardProblems } from '@valam/contracts/leads/gift-card.rpc';
import { addMonths, istDay } from '@valam/contracts/shared/days';
import type { Currency } from '@valam/contracts/shared/money';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { In, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { hashOfCode } from './gift-card-code.js';
import { lockGiftCard } from './advance-gift-card.js';
import { GiftCardEntity, GiftCardLineEntity, GiftCardUseEntity } from './gift-card.entity.js';

/** Amounts reserved on a card by bookings with a pending payment. */
const heldBy = `select u.amount_minor from gift_card_use u join booking b on b.id = u.booking_id
  where b.state in ('held', 'awaiting_payment') and u.booking_id is distinct from $2 and u.gift_card_id`;

const availableOnCard = `select (select coalesce(sum(amount_minor), 0) from gift_card_line where gift_card_id = $1)
            - (select coalesce(sum(h.amount_minor), 0) from (${heldBy} = $1) h) as available`;

/** The same for each of the cards `$1`; `$2` is null. */
const availableOnCards = `
  select c.id, (select coalesce(sum(amount_minor), 0) from gift_card_line where gift_card_id = c.id)
            - (select coalesce(sum(h.amount_minor), 0) from (${heldBy} = c.id) h) as available
    from unnest($1::uuid[]) as c(id)`;

type GiftCardRefusal = keyof typeof giftCardProblems;

const sentences: Readonly<Record<GiftCardRefusal, string>> = {
  'leads.gift_card_unknown': 'We don’t recognize this gift card. Please check its code.',
  'leads.gift_card_expired': 'This gift card has expired.',
  'leads.gift_card_empty':
    'Nothing is available on this gift card now: it was used, or is reserved for a booking that is not paid yet.',
  'leads.gift_card_currency':
    'This gift card is in another currency. A card pays for bookings in its own currency.',
};
const blocked = 'This gift card cannot be used at the moment. Please write to us.';
const giftCardRefused = (refusal: GiftCardRefusal, sentence = sentences[refusal]): ProblemError =>
  problem({ problems: giftCardProblems }, refusal, sentence);

/** The amount that a card contributes to a booking. */
export interface GiftCardPart {
  readonly giftCardId: string;
  readonly amountMinor: number;
}

interface Due {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Balances of gift cards and all operations on them. Cards are locked by id, after bookings and before departures. */
@Injectable()
export class GiftCards {
  /** Finds a usable card. */
  async find(tx: EntityManager, code: string): Promise<GiftCardEntity> {
    const card = await tx.findOneBy(GiftCardEntity, { codeHash: hashOfCode(code) });
    if (card?.state === 'blocked') throw giftCardRefused('leads.gift_card_unknown', blocked);
    if (card?.state !== 'delivered') throw giftCardRefused('leads.gift_card_unknown');
    return card;
  }

  /**
   * The available amount of a card: its lines, less the amounts reserved by bookings with a pending payment.
   */
  async available(
    tx: EntityManager,
    giftCardId: string,
    exceptBookingId: string | null = null,
  ): Promise<number> {
    const [row] = await tx.query<[{ available: string }]>(availableOnCard, [giftCardId, exceptBookingId]);
    return Number(row.available);
  }

  /** The available amount of several cards, in one query. */
  async availableOn(tx: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await tx.query<{ id: string; available: string }[]>(availableOnCards, [ids, null]);
    return new Map(rows.map(({ id, available }) => [id, Number(available)]));
  }

  /**
   * Locks the cards of these codes until the end of the transaction and returns the contribution of each to an
   * amount.
   */
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
      // Resent or blocked between the two reads: the code is invalid.
      if (card?.state !== 'delivered' || card.codeHash !== codeHash)
        throw giftCardRefused('leads.gift_card_unknown');
      if (card.currency !== due.currency) throw giftCardRefused('leads.gift_card_currency');
      if (hasExpired(card.expiresOn ?? '', today)) throw giftCardRefused('leads.gift_card_expired');
      const available = await this.available(tx, id);
      if (available <= 0) throw giftCardRefused('leads.gift_card_empty');
      balances.push(available);
    }
    const parts = spreadOverCards(due.amountMinor, balances);
    return found
      .map(({ id }, at) => ({ giftCardId: id, amountMinor: parts[at] ?? 0 }))
      .filter(({ amountMinor }) => amountMinor > 0);
  }

  /** The amounts that a booking takes from cards, in order. */
  uses(tx: EntityManager, bookingId: string): Promise<GiftCardUseEntity[]> {
    return tx.find(GiftCardUseEntity, { where: { bookingId }, order: { position: 'ASC' } });
  }

  /**
   * For a payment that arrives after the hold has lapsed: returns true if the cards can still be used and
   * cover their parts. Locks the cards.
   */
  async areStillThere(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    const uses = await this.uses(tx, booking.id);
    const cards = await this.lock(
      tx,
      uses.map(({ giftCardId }) => giftCardId),
    );
    if ([...cards.values()].some(({ state }) => state === 'blocked' || state === 'refunded')) return false;
    for (const { giftCardId, amountMinor } of uses)
      if ((await this.available(tx, giftCardId, booking.id)) < amountMinor) return false;
    return true;
  }

  /** Adds the line of a payment from a card, which the caller has locked. */
  async redeem(
    tx: EntityManager,
    { giftCardId, amountMinor }: GiftCardPart,
    paymentId: string,
  ): Promise<void> {
    await this.add(tx, giftCardId, { kind: 'redeemed', amountMinor: -amountMinor, paymentId });
  }

  /**
   * Refunds to the card that the payment came from. The amount stays usable for a minimum time, even if the
   * card had expired. Returns the end of its code; null if it cannot be used.
   */
  async giveBack(
    tx: EntityManager,
    { id, paymentId, amountMinor }: { id: string; paymentId: string; amountMinor: number },
  ): Promise<string | null> {
    const { giftCardId } = await tx.findOneByOrFail(GiftCardLineEntity, { paymentId });
    const card = await lockGiftCard(tx, giftCardId);
    await this.add(tx, giftCardId, { kind: 'returned', amountMinor, refundId: id });
    const until = addMonths(istDay(unitOf(tx).clock.now()), giftCardMonthsAfterReturn);
    if (!card.expiresOn || card.expiresOn < until)
      await tx.update(GiftCardEntity, { id: giftCardId }, { expiresOn: until });
    return card.state === 'delivered' ? card.codeEnd : null;
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
