import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';

const Counted = z.object({ value: z.string(), count: z.int() });

/** Choices of each facet, with the number of tours that remain in combination with the other chosen facets. */
export const TourFacets = z.object({
  /** Months in which departures start, `2027-02`, in order. */
  months: z.array(Counted),
  /** `short` and `long`, see `lengthBands`. */
  lengths: z.array(Counted),
  districts: z.array(Counted),
  themes: z.array(Counted),
  /** Limits in `currency`, each with the number of tours up to it. */
  prices: z.array(Counted),
  currency: Currency,
  efforts: z.array(Counted),
  easyOnKnees: z.int(),
  withSeats: z.int(),
});
export type TourFacets = z.infer<typeof TourFacets>;
