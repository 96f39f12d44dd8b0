import * as z from 'zod/mini';
import { addDays } from '../shared/days.js';
import { money, type Money } from '../shared/money.js';

export const shareStates = ['open', 'paid', 'lapsed', 'withdrawn', 'covered', 'over'] as const;
export const ShareState = z.enum(shareStates);
export type ShareState = z.infer<typeof ShareState>;

/** Shares are due so many days before the balance, so that the lead traveler has time to pay what was not paid. */
export const shareDaysBefore = 7;
/** A companion has at least so many days to pay. */
export const leastShareDays = 3;
/** Payment providers refuse to charge less than about half a unit: no share, and no part beside them, is below one. */
export const leastShareMinor = 100;
/** Invitations of one booking, those that were withdrawn included: each is an email to another person. */
export const mostInvitations = 30;

/** The day in India by which companions pay their shares. */
export const shareDueOn = (balanceDueOn: string): string => addDays(balanceDueOn, -shareDaysBefore);

/** Whether there is still time to invite companions. */
export const isTimeToShare = (balanceDueOn: string, today: string): boolean =>
  shareDueOn(balanceDueOn) >= addDays(today, leastShareDays);

/** What is proposed for a companion: an equal part for each traveler. The cents that are left over stay with the lead. */
export function equalShare(own: Money, travelers: number): Money {
  return money(Math.floor(own.amountMinor / Math.max(1, travelers)), own.currency);
}

export interface ShareFit {
  /** What the lead traveler pays of the balance beside the shares. */
  readonly own: Money;
  /** Why these shares are not possible; null when they are. */
  readonly refusal: 'too_much' | 'too_little' | 'own_too_little' | null;
}

/** Shares and the lead's own part always add up to the balance. */
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
 * Open shares once the balance has become smaller than they are together: the latest gives way first. A share of less
 * than a unit is none.
 */
export function shrinkShares(balanceMinor: number, amountsMinor: readonly number[]): number[] {
  let left = balanceMinor;
  return amountsMinor.map((amount) => {
    const fits = Math.min(amount, left);
    const kept = fits < leastShareMinor ? 0 : fits;
    left -= kept;
    return kept;
  });
}
