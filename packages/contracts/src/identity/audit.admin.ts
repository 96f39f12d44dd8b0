import * as z from 'zod/mini';
import { operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { reference, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';
import { AuditChanges } from './audit.events.js';

/** The audit log. Read only. */
export const auditAdmin = defineAdminEntity({
  name: 'audit',
  service: 'identity',
  summary: 'Who did what. Read only',
  record: z.object({
    id: Id,
    version: z.int(),
    at: Instant,
    service: z.string(),
    actorId: reference,
    actorRole: text,
    actorEmail: text,
    /** Set instead of the address after the person has left the staff. */
    actorName: z.optional(text),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    changes: z.nullable(AuditChanges),
    reason: text,
  }),
  filters: ['service', 'entity', 'entityId', 'action', 'actorId', 'actorEmail', 'since', 'until'],
  sort: ['at'],
  search: ['actorEmail', 'entityId', 'action'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {},
});
