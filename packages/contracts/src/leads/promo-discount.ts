import { isMore, money, percentInWholeUnits, subtract, type Currency, type Money } from '../shared/money.js';
import { splitTotal, type BookingAmounts, type BookingTerms } from './booking-amounts.js';

/** What a promo code takes off: a percentage, or a fixed amount of each currency it is for, in its smallest unit. */
export interface Discount {
  readonly percent: number | null;
  readonly amounts: Readonly<Partial<Record<Currency, number>>>;
}

/** No code makes a booking free: this share of the price is the most that one takes off. */
export const mostPercentOff = 90;

/** What a code takes off a price, in whole units; null when it is not for this currency. */
export function discountOn(price: Money, { percent, amounts }: Discount): Money | null {
  if (percent !== null) return percentInWholeUnits(price, percent);
  const fixed = amounts[price.currency];
  if (fixed === undefined) return null;
  const most = percentInWholeUnits(price, mostPercentOff);
  const wanted = money(fixed, price.currency);
  return isMore(wanted, most) ? most : wanted;
}

/** Deposit and balance are those of the price after the discount. */
export function afterDiscount(
  amounts: BookingAmounts,
  discount: Money,
  terms?: BookingTerms,
): BookingAmounts {
  return splitTotal(subtract(amounts.total, discount), terms);
}
