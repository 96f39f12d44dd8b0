import * as z from 'zod/mini';
import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { reference, text } from '../shared/admin-record.js';
import { Instant } from '../shared/text.js';

/** Events of the payment provider. Replaying one asks the provider for the current state. */
export const webhooksAdmin = defineAdminEntity({
  name: 'webhooks',
  service: 'leads',
  summary: 'Events of the payment provider. Replaying one asks the provider how things stand now',
  record: z.object({
    id: z.string(),
    version: z.int(),
    type: z.string(),
    objectId: text,
    payload: z.record(z.string(), z.unknown()),
    outcome: z.string(),
    bookingId: reference,
    receivedAt: Instant,
  }),
  filters: ['type', 'outcome', 'bookingId', 'objectId'],
  sort: ['receivedAt', 'type'],
  search: ['id', 'objectId', 'type'],
  roles: { read: money },
  audited: [],
  hidden: [],
  actions: {
    replay: { roles: money },
  },
});
