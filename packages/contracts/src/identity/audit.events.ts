import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { Role } from './auth.schema.js';

/** Who did something: a person, or the system itself. */
export const AuditActor = z.object({
  userId: z.nullable(Id),
  role: z.nullable(Role),
  email: z.nullable(z.string()),
});
export type AuditActor = z.infer<typeof AuditActor>;

/** What became of the fields that may be in the log, from what to what. */
export const AuditChanges = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }));
export type AuditChanges = z.infer<typeof AuditChanges>;

/** Something was changed by someone. Travels with the change itself, so that none is done without its entry. */
export const auditRecorded = defineEvent({
  subject: 'evt.audit.recorded.v1',
  payload: z.object({
    service: z.string(),
    actor: AuditActor,
    /** A verb of the back office, e.g. `publish` or `refund`. */
    action: z.string(),
    entity: z.string(),
    id: z.string(),
    /** Null since `changes` says it: whole records hold what must not be in a log. */
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
    changes: z.optional(z.nullable(AuditChanges)),
    reason: z.nullable(z.string()),
  }),
});
