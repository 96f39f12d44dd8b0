import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';

const words = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const count = (max: number) => z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(max)));

/** Filters of a list of tours. Without any, the whole list. */
export const TourFilters = z.object({
  /** A month of any year (`2`) or a single month (`2027-02`) in which a departure starts. */
  month: z.optional(
    z.string().check(z.regex(/^(\d{4}-)?(0?[1-9]|1[0-2])$/, 'A month is 1–12 or like 2027-02.')),
  ),
  district: words,
  theme: words,
  minDays: count(365),
  maxDays: count(365),
  /** Per person, whole units of `currency`. */
  maxPrice: count(100_000_000),
  currency: z.optional(Currency),
  /** Only tours with a future departure that has seats. */
  available: z.optional(z.enum(['true', 'false', '1', '0'])),
  effort: z.optional(z.enum(['easy', 'moderate', 'demanding'])),
  /** Only tours that are easy on the knees: no long stairs and no climbs. */
  easyOnKnees: z.optional(z.enum(['true', 'false', '1', '0'])),
  sort: z.optional(z.enum(['order', 'soonest', 'price', '-price', 'duration', '-duration'])),
  /** The currency for sorting by price, if it differs from that of `maxPrice`. */
  sortCurrency: z.optional(Currency),
});
export type TourFilters = z.infer<typeof TourFilters>;
