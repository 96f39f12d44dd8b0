import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';

const Counted = z.object({ value: z.string(), count: z.int() });

/** What there is to choose from, each with how many tours it leaves beside everything else that is chosen. */
export const TourFacets = z.object({
  /** Months in which departures start, `2027-02`, in order. */
  months: z.array(Counted),
  /** `short` and `long`, see `lengthBands`. */
  lengths: z.array(Counted),
  districts: z.array(Counted),
  themes: z.array(Counted),
  /** Limits in `currency`, each with the tours up to it. */
  prices: z.array(Counted),
  currency: Currency,
  efforts: z.array(Counted),
  easyOnKnees: z.int(),
  withSeats: z.int(),
});
export type TourFacets = z.infer<typeof TourFacets>;
