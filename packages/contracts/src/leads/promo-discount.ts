import {
  inWholeUnits,
  isMore,
  money,
  percentInWholeUnits,
  subtract,
  wholeUnits,
  type Currency,
  type Money,
} from '../shared/money.js';
import { splitTotal, type BookingAmounts, type BookingTerms } from './booking-amounts.js';

/** Discount of a promo code: a percentage, or a fixed amount per currency, in its smallest unit. */
export interface Discount {
  readonly percent: number | null;
  readonly amounts: Readonly<Partial<Record<Currency, number>>>;
}

/** Maximum discount in percent of the price, so that no code makes a booking free. */
export const mostPercentOff = 90;

/** Discount of a code on a price, in whole units; null when the code is not for this currency. */
export function discountOn(price: Money, { percent, amounts }: Discount): Money | null {
  if (percent !== null) return partOf(price, percent);
  const fixed = amounts[price.currency];
  if (fixed === undefined) return null;
  const most = partOf(price, mostPercentOff);
  const wanted = money(fixed, price.currency);
  return isMore(wanted, most) ? most : wanted;
}

/** In whole units. For a price of a few units, rounding could exceed the allowed discount or the price. */
function partOf(price: Money, percent: number): Money {
  const rounded = percentInWholeUnits(price, percent);
  if (isMore(price, rounded)) return rounded;
  return wholeUnits(Math.floor((inWholeUnits(price) * percent) / 100), price.currency);
}

/** Deposit and balance of the price after the discount. */
export function afterDiscount(
  amounts: BookingAmounts,
  discount: Money,
  terms?: BookingTerms,
): BookingAmounts {
  return splitTotal(subtract(amounts.total, discount), terms);
}
