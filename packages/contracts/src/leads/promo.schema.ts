import * as z from 'zod/mini';
import { Currency, Money } from '../shared/money.js';
import { Id, optionalLine, storable } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';

/** A code, typed or from a link: case and surrounding spaces are ignored. */
export const PromoCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a code.'), z.maxLength(40), z.toUpperCase(), storable);

/** The trip for which a code is checked. */
export const PromoCheck = z.object({
  code: PromoCode,
  tourId: Id,
  /** The id of the departure. */
  dateId: Id,
  quantity: z.int().check(z.gte(1), z.lte(maxTravellers)),
  currency: Currency,
  roomOptionId: optionalLine(80),
  /** As in the booking session request: the hold of this browser that a booking would replace. Its use of the code does not count. */
  replaces: optionalLine(200),
});
export type PromoCheck = z.infer<typeof PromoCheck>;

/** The promo code of a booking and its discount; the total is the price after it. */
export const PromoOfBooking = z.object({ code: z.string(), label: z.string(), discount: Money });
export type PromoOfBooking = z.infer<typeof PromoOfBooking>;

/** The price with the code. */
export const PromoQuote = z.extend(PromoOfBooking, {
  total: Money,
  deposit: Money,
});
export type PromoQuote = z.infer<typeof PromoQuote>;
