import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** State of the site as a whole, shown on every page. */
export const SiteState = z.object({
  /** Sample tours, people or reviews are published; every page says so. */
  showsSample: z.boolean(),
});
export type SiteState = z.infer<typeof SiteState>;

export const getSiteState = defineRpc({
  subject: 'catalog.site.get.v1',
  input: z.object({}),
  output: SiteState,
  idempotent: true,
});
