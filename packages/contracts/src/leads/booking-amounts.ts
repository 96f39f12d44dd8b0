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

/** What the operator may set; the specification's numbers by default. */
export interface BookingTerms {
  readonly depositPercent: number;
  readonly balanceDaysBefore: number;
}
export const defaultTerms: BookingTerms = { depositPercent: 20, balanceDaysBefore: 30 };

/** The most travelers one booking of the panel may have. */
export const maxTravellers = 12;

/** The fee for handing a booking to another person. */
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

/** Deposit and balance of a total that was agreed otherwise, such as a quote. */
export function splitTotal(total: Money, terms: BookingTerms = defaultTerms): BookingAmounts {
  const deposit = percentInWholeUnits(total, terms.depositPercent);
  return { total, deposit, balance: subtract(total, deposit) };
}

const hourMs = 3_600_000;

/** The last moment for the balance: the end of the day 30 days before, or 24 hours from now when that is past. */
export function balanceDueAt(startDate: string, bookedAt: Date, terms: BookingTerms = defaultTerms): Date {
  const regular = endOfIstDay(addDays(startDate, -terms.balanceDaysBefore));
  const soonest = new Date(bookedAt.getTime() + 24 * hourMs);
  return regular > bookedAt ? regular : soonest;
}

/** Paying everything at once is offered first when the balance would be due within a day anyway. */
export function offersFullPaymentFirst(
  startDate: string,
  now: Date,
  terms: BookingTerms = defaultTerms,
): boolean {
  return endOfIstDay(addDays(startDate, -terms.balanceDaysBefore)) <= now;
}
