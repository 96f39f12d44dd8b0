import * as z from 'zod/mini';
import type { Currency } from '../shared/money.js';
import { leastChargeMinor } from './least-charge.js';

export const giftCardStates = ['unpaid', 'lapsed', 'paid', 'delivered', 'blocked', 'refunded'] as const;
export const GiftCardState = z.enum(giftCardStates);
export type GiftCardState = z.infer<typeof GiftCardState>;

interface Limits {
  readonly least: number;
  readonly most: number;
  /** Offered as buttons; any whole amount between the limits may be typed. */
  readonly suggested: readonly number[];
}

/** Limits for the value of a card, in whole units. */
export const giftCardLimits: Readonly<Record<Currency, Limits>> = {
  USD: { least: 25, most: 2_500, suggested: [50, 100, 250, 500] },
  EUR: { least: 25, most: 2_500, suggested: [50, 100, 250, 500] },
  GBP: { least: 20, most: 2_000, suggested: [50, 100, 200, 400] },
  INR: { least: 2_000, most: 200_000, suggested: [5_000, 10_000, 20_000, 40_000] },
};

/** How far ahead a card may be sent, and how long it is valid from the day of its payment. */
export const giftCardDaysAhead = 365;
export const giftCardYears = 3;
/** Amounts refunded to a card can be used for at least this long. */
export const giftCardMonthsAfterReturn = 12;
/** Cards for a chosen day are sent at this hour in India. */
export const giftCardHour = 9;

/**
 * The value of `return` in the address to which the payment provider sends a buyer who has paid: its confirmation can come seconds
 * later.
 */
export const returnPaid = 'paid';

/**
 * Contribution of each card to an amount, in the order of their entry: its whole balance, except that the remainder must
 * be either 0 or at least one whole unit.
 */
export function spreadOverCards(dueMinor: number, balances: readonly number[]): number[] {
  const has = balances.reduce((sum, balance) => sum + balance, 0);
  const left = dueMinor - has;
  let open =
    left > 0 && left < leastChargeMinor ? Math.max(0, dueMinor - leastChargeMinor) : Math.min(dueMinor, has);
  return balances.map((balance) => {
    const part = Math.min(open, balance);
    open -= part;
    return part;
  });
}

/** A card is good through its last day. */
export const hasExpired = (expiresOn: string, today: string): boolean =>
  expiresOn !== '' && expiresOn < today;
