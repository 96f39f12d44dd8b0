import * as z from 'zod/mini';
import { operators } from '../identity/role-groups.js';
import { defineAdminEntity } from './admin-entity.js';
import { text } from './admin-record.js';
import { Instant } from './text.js';

/** The stored jobs of a service: waiting, running and failed. */
export const jobsAdmin = defineAdminEntity({
  name: 'jobs',
  service: 'every',
  summary: 'The stored jobs of a service: what waits, what runs, what was given up',
  record: z.object({
    id: z.string(),
    version: z.int(),
    service: z.string(),
    name: z.string(),
    runAt: Instant,
    attempts: z.int(),
    maxAttempts: z.int(),
    lastError: text,
    key: text,
    isRunning: z.boolean(),
    createdAt: Instant,
  }),
  filters: ['name', 'state'],
  sort: [],
  search: ['name'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {
    retry: { roles: operators },
    cancel: { roles: operators, needsReason: true },
  },
});
