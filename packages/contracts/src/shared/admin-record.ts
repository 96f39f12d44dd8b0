import * as z from 'zod/mini';
import { Id, Instant } from './text.js';

/** Parts of which records of the back office are made. */

export const text = z.nullable(z.string());
export const moment = z.nullable(Instant);
export const reference = z.nullable(Id);

/** One step in the life of a record, as its history shows it. */
export const AdminStep = z.object({
  at: moment,
  from: text,
  to: z.string(),
  actor: z.string(),
  reason: text,
});

const contentStatuses = ['draft', 'published', 'archived'] as const;

/** The record of a kind of content: what may be set, and what the catalog adds. */
export const contentRecord = <I extends z.ZodMiniObject, X extends z.core.$ZodLooseShape>(
  input: I,
  more: X,
) =>
  z.extend(
    z.extend(z.partial(input), {
      id: Id,
      version: z.int(),
      status: z.enum(contentStatuses),
      isSample: z.boolean(),
      createdAt: Instant,
      updatedAt: Instant,
      publishedAt: moment,
    }),
    more,
  );

/** The names of fields that a page is poorer without and that have no value yet. */
export const lacks = z.readonly(z.array(z.string()));
