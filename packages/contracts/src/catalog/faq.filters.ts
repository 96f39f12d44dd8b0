import * as z from 'zod/mini';
import { Id } from '../shared/text.js';

export const FaqFilters = z.object({
  /** 'Spiritual Tour', 'Venue Listing', 'Retreat Venues', 'Host', 'About'. */
  type: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  tourId: z.optional(Id),
});
export type FaqFilters = z.infer<typeof FaqFilters>;
