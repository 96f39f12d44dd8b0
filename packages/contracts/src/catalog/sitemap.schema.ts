import * as z from 'zod/mini';
import { Instant } from '../shared/text.js';
import { searchTypes } from './search.schema.js';

export const SitemapEntry = z.object({
  type: z.enum(searchTypes),
  path: z.string(),
  title: z.string(),
  updatedAt: Instant,
  /** `/media/<key>` of the main picture. */
  image: z.nullable(z.string()),
});
export type SitemapEntry = z.infer<typeof SitemapEntry>;
