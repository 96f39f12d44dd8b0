import { addDays, endOfIstDay } from '../shared/days.js';
import {
  add,
  percentInWholeUnits,
  subtract,
  times,
  wholeUnits,
  type Currency,
  type Money,
  type Prices,
} from '../shared/money.js';

/** Terms set by the operator; by default the specification's numbers. */
export interface BookingTerms {
  readonly depositPercent: number;
  readonly balanceDaysBefore: number;
}
export const defaultTerms: BookingTerms = { depositPercent: 20, balanceDaysBefore: 30 };

/** Maximum number of travelers on a tour for groups, and so in one booking of the panel. */
export const maxTravellers = 12;

/** The fee for transferring a booking to another person. */
export const transferFee: Money = wholeUnits(2_000, 'INR');

export interface BookingAmounts {
  readonly total: Money;
  readonly deposit: Money;
  readonly balance: Money;
}

/** The price of a booking: per person, times travelers, plus the room supplement per person; the deposit is a whole unit. */
export function bookingAmounts(
  prices: Prices,
  quantity: number,
  currency: Currency,
  supplement: Prices | null = null,
  terms: BookingTerms = defaultTerms,
): BookingAmounts {
  const perPerson = wholeUnits(prices[currency], currency);
  const withRoom = supplement ? add(perPerson, wholeUnits(supplement[currency], currency)) : perPerson;
  return splitTotal(times(withRoom, quantity), terms);
}

/** Deposit and balance of a total agreed separately, such as a quote. */
export function splitTotal(total: Money, terms: BookingTerms = defaultTerms): BookingAmounts {
  const deposit = percentInWholeUnits(total, terms.depositPercent);
  return { total, deposit, balance: subtract(total, deposit) };
}

const hourMs = 3_600_000;

/** The deadline for the balance: the end of the day 30 days before, or 24 hours from now if that has passed. */
export function balanceDueAt(startDate: string, bookedAt: Date, terms: BookingTerms = defaultTerms): Date {
  const regular = endOfIstDay(addDays(startDate, -terms.balanceDaysBefore));
  const soonest = new Date(bookedAt.getTime() + 24 * hourMs);
  return regular > bookedAt ? regular : soonest;
}

/** Full payment is offered first when the balance would be due within a day anyway. */
export function offersFullPaymentFirst(
  startDate: string,
  now: Date,
  terms: BookingTerms = defaultTerms,
): boolean {
  return endOfIstDay(addDays(startDate, -terms.balanceDaysBefore)) <= now;
}
