import * as z from 'zod/mini';
import { Id, Instant } from './text.js';

/** Common parts of records of the back office. */

export const text = z.nullable(z.string());
export const moment = z.nullable(Instant);
export const reference = z.nullable(Id);

/** A file returned by an action. */
export const CsvFile = z.object({ filename: z.string(), csv: z.string() });

/** One step in the history of a record. */
export const AdminStep = z.object({
  at: moment,
  from: text,
  to: z.string(),
  actor: z.string(),
  reason: text,
});

const contentStatuses = ['draft', 'published', 'archived'] as const;

/** The record of a kind of content: its input fields, and the fields added by catalog. */
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

/** Names of empty fields that a page should have. */
export const lacks = z.readonly(z.array(z.string()));
