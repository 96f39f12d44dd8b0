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

/** Replaces the title of an erased person's private tour, in which staff may have named the person. */
export const namelessTour = 'A private tour';

/** A record that names the person. With times, it covers only text written between them. */
const RecordOfPerson = z.object({
  entity: z.string(),
  id: Id,
  since: z.optional(Instant),
  until: z.optional(Instant),
  /** A booking whose tour becomes `namelessTour`. */
  isPrivateTour: z.optional(z.boolean()),
});

/**
 * Position in the list of erasures: the time, and the booking, inquiry or gift card. Without an id, the first
 * erasure from that time on.
 */
const ErasurePlace = z.object({ at: Instant, id: z.optional(Id) });

/**
 * The records that `eraseLeadsData` would erase now, by their names in the back office. Requested before the
 * erasure: the audit log has copies of what staff wrote about them, and afterwards the address no longer
 * leads to these records.
 */
export const listRecordsOfPerson = defineRpc({
  subject: 'leads.privacy.records.v1',
  input: z.object({ email: Email }),
  output: z.object({
    records: z.array(RecordOfPerson),
    /**
     * Records that now belong to another person. In a separate field, because a reader that ignores the times
     * would erase them completely.
     */
    formerRecords: z.optional(z.array(RecordOfPerson)),
  }),
  idempotent: true,
  timeoutMs: 5_000,
});

/**
 * Records whose people were erased, by retention or on request, in the order of the erasures; `until` is the
 * time of an erasure. Paginated by the position of the last one.
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
