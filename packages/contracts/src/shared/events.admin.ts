import * as z from 'zod/mini';
import { operators } from '../identity/role-groups.js';
import { defineAdminEntity } from './admin-entity.js';
import { Instant } from './text.js';

/** Events that a service could not handle (dead letters). */
export const eventsAdmin = defineAdminEntity({
  name: 'events',
  service: 'every',
  summary: 'Events that a service could not handle',
  record: z.object({
    /** The consumer and the event; the gateway adds the service as a prefix. */
    id: z.string(),
    version: z.int(),
    service: z.string(),
    consumer: z.string(),
    eventId: z.string(),
    subject: z.string(),
    payload: z.unknown(),
    error: z.string(),
    at: Instant,
    /** When its personal data was redacted; it can no longer be replayed. */
    erasedAt: z.optional(z.nullable(Instant)),
  }),
  filters: ['subject'],
  sort: [],
  search: ['subject'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {
    replay: { roles: operators },
    drop: { roles: operators, needsReason: true },
  },
});
