import { Injectable } from '@nestjs/common';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import { money, type Currency, type Money } from '@valam/contracts/shared/money';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { mailboxOf } from '@valam/contracts/shared/text';
import type { EntityManager } from 'typeorm';
import type { BookingEntity, BookingPromo } from '../booking/booking.entity.js';
import { PromoCodeEntity } from './promo-code.entity.js';
import { promoSentence, promoSentences, refusalOfUse, type PromoRefusal, type Uses } from './promo-rules.js';

/**
 * A booking counts as a use of its code, unless it ended without ever being paid: a lapsed hold releases the
 * use.
 */
const isUse = `(state not in ('expired', 'cancelled') or deposit_paid_at is not null)`;

const useByCurrency = `select promo_code_id as id, currency, count(*)::int as uses, sum(discount_minor)::bigint as discount,
              coalesce(sum(total_minor) filter (where deposit_paid_at is not null and state <> 'cancelled'), 0)::bigint as revenue
         from booking where promo_code_id = any($1::uuid[]) and ${isUse} group by 1, 2 order by 2`;

const localPart = `split_part(split_part(person_email, '@', 1), '+', 1)`;
const domain = `split_part(person_email, '@', 2)`;

/** The same as `mailboxOf` of the contracts, and as the expression of the index `booking_paid_by_mailbox`. */
const mailbox = `case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${localPart}, '.', '') || '@gmail.com' else ${localPart} || '@' || ${domain} end`;

/** `$2` is the mailbox of the person, whose paid bookings count under every spelling of the address. */
export const usesOfCode = `select count(*) filter (where promo_code_id = $1 and ${isUse})::int as all,
              count(*) filter (where promo_code_id = $1 and ${isUse} and ${mailbox} = $2)::int as "ofPerson",
              count(*) filter (where deposit_paid_at is not null and ${mailbox} = $2)::int as "paidOfPerson"
         from booking
        where (promo_code_id = $1 or (deposit_paid_at is not null and ${mailbox} = $2)) and id is distinct from $3`;

/** A code and its discount on an order. */
export interface AppliedPromo {
  readonly code: PromoCodeEntity;
  readonly discount: Money;
}

export const promoTerms = ({ code, label, percent, amounts }: PromoCodeEntity): BookingPromo => ({
  code,
  label,
  percent,
  amounts,
});

export const promoRefused = (refusal: PromoRefusal, sentence = promoSentences[refusal]): ProblemError =>
  problem(checkPromo, refusal, sentence);

export interface PromoFigures {
  readonly uses: number;
  readonly discounts: Money[];
  readonly revenue: Money[];
}

interface UseInCurrency {
  readonly id: string;
  readonly currency: Currency;
  readonly uses: number;
  readonly discount: number;
  readonly revenue: number;
}

const figuresOf = (rows: readonly UseInCurrency[]): PromoFigures => ({
  uses: rows.reduce((sum, { uses }) => sum + uses, 0),
  discounts: rows.map(({ currency, discount }) => money(discount, currency)),
  revenue: rows.map(({ currency, revenue }) => money(revenue, currency)),
});

/** The uses of promo codes, counted from the bookings. */
@Injectable()
export class PromoCodes {
  find(tx: EntityManager, code: string): Promise<PromoCodeEntity | null> {
    return tx.findOneBy(PromoCodeEntity, { code });
  }

  /** Checks that a code has a remaining use, besides that of one booking, before the person is known. */
  async check(
    tx: EntityManager,
    promo: PromoCodeEntity,
    exceptId: string | null,
  ): Promise<PromoRefusal | null> {
    return refusalOfUse(promo, await this.uses(tx, promo.id, null, exceptId));
  }

  /**
   * Locks the code's row until the end of the transaction, in which the caller inserts the booking, so that
   * two buyers of the last use are serialized. False if the code has changed since it was read.
   */
  async reserve(tx: EntityManager, read: PromoCodeEntity): Promise<boolean> {
    return (await this.lock(tx, read.id)).version === read.version;
  }

  /**
   * Throws if a reserved code is used up, or not valid for this person. Checked last: anyone may type another
   * person's address, and an order that fails anyway would reveal who has booked before.
   */
  async checkFor(tx: EntityManager, promo: PromoCodeEntity, personEmail: string): Promise<void> {
    const refusal = refusalOfUse(promo, await this.uses(tx, promo.id, personEmail, null));
    if (refusal) throw promoRefused(refusal, promoSentence(refusal, promo));
  }

  /** For a payment of an expired booking: returns true if the use it released is still available. Locks the code's row. */
  async isStillFree(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    if (!booking.promoCodeId) return true;
    const promo = await this.lock(tx, booking.promoCodeId);
    return refusalOfUse(promo, await this.uses(tx, promo.id, booking.personEmail, booking.id)) === null;
  }

  /**
   * Figures of codes for the back office: the uses of each, and by currency the discounts and the booked
   * prices.
   */
  async figures(tx: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, PromoFigures>> {
    const uses = await tx.query<UseInCurrency[]>(useByCurrency, [ids]);
    return new Map(ids.map((id) => [id, figuresOf(uses.filter((use) => use.id === id))]));
  }

  private lock(tx: EntityManager, id: string): Promise<PromoCodeEntity> {
    return tx.findOneOrFail(PromoCodeEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private async uses(
    tx: EntityManager,
    promoCodeId: string,
    personEmail: string | null,
    exceptId: string | null,
  ): Promise<Uses> {
    const mailbox = personEmail && mailboxOf(personEmail);
    const [uses] = await tx.query<[Uses]>(usesOfCode, [promoCodeId, mailbox, exceptId]);
    return uses;
  }
}
