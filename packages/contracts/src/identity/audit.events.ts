import * as z from 'zod/mini';
import type { AdminService } from '../shared/admin.js';
import { defineEvent, type EventContract } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { Role } from './auth.schema.js';

/** The actor of an action: a person, or the system itself. */
export const AuditActor = z.object({
  userId: z.nullable(Id),
  role: z.nullable(Role),
  email: z.nullable(z.string()),
});
export type AuditActor = z.infer<typeof AuditActor>;

/** Old and new values of the changed fields that may be logged. */
export const AuditChanges = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }));
export type AuditChanges = z.infer<typeof AuditChanges>;

/** A recorded change. Emitted in the transaction of the change, so that no change lacks its entry. */
const payload = z.object({
  service: z.string(),
  actor: AuditActor,
  /** An action of the back office, e.g. `publish` or `refund`. */
  action: z.string(),
  entity: z.string(),
  id: z.string(),
  /** Always null now that `changes` exists: whole records include data that must not be in a log. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  changes: z.optional(z.nullable(AuditChanges)),
  reason: z.nullable(z.string()),
});
export type AuditRecorded = z.infer<typeof payload>;

/** NATS lets each service publish its own subject alone, so none can record a change in the name of another. */
export const catalogAuditRecorded = defineEvent({ subject: 'evt.audit.catalog.recorded.v1', payload });
export const leadsAuditRecorded = defineEvent({ subject: 'evt.audit.leads.recorded.v1', payload });
export const identityAuditRecorded = defineEvent({ subject: 'evt.audit.identity.recorded.v1', payload });
export const notificationsAuditRecorded = defineEvent({
  subject: 'evt.audit.notifications.recorded.v1',
  payload,
});
export const auditRecordedBy = {
  catalog: catalogAuditRecorded,
  leads: leadsAuditRecorded,
  identity: identityAuditRecorded,
  notifications: notificationsAuditRecorded,
} satisfies Record<AdminService, EventContract<typeof payload>>;
