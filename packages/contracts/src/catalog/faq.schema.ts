import * as z from 'zod/mini';
import { Id } from '../shared/text.js';

export const Faq = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  type: z.nullable(z.string()),
  listId: z.nullable(z.string()),
  tourId: z.nullable(Id),
});
export type Faq = z.infer<typeof Faq>;
