import * as z from 'zod/mini';
import { addDays } from '../shared/days.js';
import { money, type Money } from '../shared/money.js';
import { leastChargeMinor } from './least-charge.js';

export const shareStates = ['open', 'paid', 'lapsed', 'withdrawn', 'covered', 'over'] as const;
export const ShareState = z.enum(shareStates);
export type ShareState = z.infer<typeof ShareState>;

/**
 * Shares are due this many days before the balance, so that the lead traveler has time to pay the unpaid
 * ones.
 */
export const shareDaysBefore = 7;
/** Minimum number of days a companion has to pay. */
export const leastShareDays = 3;
/** No share, and no remainder beside them, is below this. */
export const leastShareMinor = leastChargeMinor;
/** Maximum number of invitations of one booking, including withdrawn ones: each is an email to another person. */
export const mostInvitations = 30;

/** The day in India by which companions must pay their shares. */
export const shareDueOn = (balanceDueOn: string): string => addDays(balanceDueOn, -shareDaysBefore);

/** Returns true if there is still time to invite companions. */
export const isTimeToShare = (balanceDueOn: string, today: string): boolean =>
  shareDueOn(balanceDueOn) >= addDays(today, leastShareDays);

/** Proposed amount for a companion: an equal part for each traveler. The remaining cents stay with the lead traveler. */
export function equalShare(own: Money, travelers: number): Money {
  return money(Math.floor(own.amountMinor / Math.max(1, travelers)), own.currency);
}

export interface ShareFit {
  /** The lead traveler's part of the balance, without the shares. */
  readonly own: Money;
  /** The reason why these shares are not possible; null when they are. */
  readonly refusal: 'too_much' | 'too_little' | 'own_too_little' | null;
}

/** Checks that shares fit the balance; shares and the lead's own part always add up to the balance. */
export function fitShares(balance: Money, amountsMinor: readonly number[]): ShareFit {
  const own = balance.amountMinor - amountsMinor.reduce((sum, amount) => sum + amount, 0);
  const answer = (refusal: ShareFit['refusal']): ShareFit => ({
    own: money(Math.max(0, own), balance.currency),
    refusal,
  });
  if (amountsMinor.some((amount) => amount < leastShareMinor)) return answer('too_little');
  if (own < 0) return answer('too_much');
  return answer(own > 0 && own < leastShareMinor ? 'own_too_little' : null);
}

/**
 * Reduces open shares to fit a smaller balance, the latest first. A share below one unit becomes 0. The last
 * one is reduced further if less than a unit would remain, which the lead traveler could not pay.
 */
export function shrinkShares(balanceMinor: number, amountsMinor: readonly number[]): number[] {
  let left = balanceMinor;
  const kept = amountsMinor.map((amount) => {
    const fits = orNothing(Math.min(amount, left));
    left -= fits;
    return fits;
  });
  const last = kept.findLastIndex((amount) => amount > 0);
  if (left > 0 && left < leastShareMinor && last >= 0)
    kept[last] = orNothing((kept[last] ?? 0) - leastShareMinor + left);
  return kept;
}

const orNothing = (amount: number): number => (amount < leastShareMinor ? 0 : amount);
