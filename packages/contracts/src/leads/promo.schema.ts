import * as z from 'zod/mini';
import { Currency, Money } from '../shared/money.js';
import { Id, optionalLine, storable } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';

/** A code as typed or carried by a link: case and surrounding spaces do not matter. */
export const PromoCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a code.'), z.maxLength(40), z.toUpperCase(), storable);

/** The trip that a code is asked about. */
export const PromoCheck = z.object({
  code: PromoCode,
  tourId: Id,
  /** The id of the departure. */
  dateId: Id,
  quantity: z.int().check(z.gte(1), z.lte(maxTravellers)),
  currency: Currency,
  roomOptionId: optionalLine(80),
});
export type PromoCheck = z.infer<typeof PromoCheck>;

/** What a code took off a booking; the total is the price after it. */
export const PromoOfBooking = z.object({ code: z.string(), label: z.string(), discount: Money });
export type PromoOfBooking = z.infer<typeof PromoOfBooking>;

/** What the code does to the price. */
export const PromoQuote = z.extend(PromoOfBooking, {
  total: Money,
  deposit: Money,
});
export type PromoQuote = z.infer<typeof PromoQuote>;
