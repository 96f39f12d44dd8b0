import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** What every page says about the site as a whole. */
export const SiteState = z.object({
  /** Invented tours, people or reviews are published; every page says so. */
  showsSample: z.boolean(),
});
export type SiteState = z.infer<typeof SiteState>;

export const getSiteState = defineRpc({
  subject: 'catalog.site.get.v1',
  input: z.object({}),
  output: SiteState,
  idempotent: true,
});
