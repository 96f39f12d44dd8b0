import * as z from 'zod/mini';
import { HeldData, HeldPlace } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email, Id, Instant } from '../shared/text.js';

/** Personal data in leads, for the export requested with an emailed link. */
export const exportLeadsData = defineRpc({
  subject: 'leads.privacy.export.v1',
  input: z.object({ email: Email, after: z.optional(HeldPlace) }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});

/** Title of the private tour of an erased person, whom staff may have named in it. */
export const namelessTour = 'A private tour';

/** A record that names the person; with times, only what was written about it after the one and up to the other. */
const RecordOfPerson = z.object({
  entity: z.string(),
  id: Id,
  since: z.optional(Instant),
  until: z.optional(Instant),
  /** A booking whose tour becomes `namelessTour`. */
  isPrivateTour: z.optional(z.boolean()),
});

/** An erasure: its time, and the booking, inquiry or gift card; without an id, the first from that time on. */
const ErasurePlace = z.object({ at: Instant, id: z.optional(Id) });

/**
 * The records that `eraseLeadsData` would erase now, by their names in the back office. Asked first: the audit log has
 * copies of what staff wrote about them, and afterwards nothing leads from the address to them.
 */
export const listRecordsOfPerson = defineRpc({
  subject: 'leads.privacy.records.v1',
  input: z.object({ email: Email }),
  output: z.object({
    records: z.array(RecordOfPerson),
    /** Records that are another person's now. Apart, because a reader that does not know their times would forget them whole. */
    formerRecords: z.optional(z.array(RecordOfPerson)),
  }),
  idempotent: true,
  timeoutMs: 5_000,
});

/**
 * The records whose people were erased, on schedule or at their wish, in the order of the erasures; `until` is its time. They
 * are asked for with the place of the last one before.
 */
export const listErasedRecords = defineRpc({
  subject: 'leads.privacy.erased.v1',
  input: z.object({ after: ErasurePlace }),
  output: z.object({ records: z.array(RecordOfPerson), next: z.nullable(ErasurePlace) }),
  idempotent: true,
  timeoutMs: 5_000,
});

/** Erases personal data; financial records required by law stay, reduced to the minimum. */
export const eraseLeadsData = defineRpc({
  subject: 'leads.privacy.erase.v1',
  input: z.object({ email: Email }),
  output: z.object({ erased: z.int(), kept: z.array(z.object({ what: z.string(), why: z.string() })) }),
  idempotent: true,
  timeoutMs: 5_000,
});
