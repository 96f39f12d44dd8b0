import * as z from 'zod/mini';
import { Id } from '../shared/text.js';

export const Expertise = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
});
export type Expertise = z.infer<typeof Expertise>;
