import * as z from 'zod/mini';
import { hosts, operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { AdminStep, moment, reference, text } from '../shared/admin-record.js';
import { Id } from '../shared/text.js';
import { HostApplicationStatus } from './host-application.schema.js';

/** Applications to host. */
export const hostApplicationsAdmin = defineAdminEntity({
  name: 'host-applications',
  service: 'identity',
  summary: 'People who want to host',
  record: z.object({
    id: Id,
    version: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
    heardAboutUs: text,
    heardAboutUsDetails: text,
    message: text,
    status: HostApplicationStatus,
    history: z.array(AdminStep),
    referralCodeUsed: text,
    referredBy: reference,
    sourceUrl: text,
    spamMarks: z.array(z.string()),
    contributorId: reference,
    createdAt: moment,
    updatedAt: moment,
    possibleActions: z.array(z.string()),
  }),
  filters: ['status', 'heardAboutUs'],
  sort: ['createdAt', 'lastName', 'status', 'updatedAt'],
  search: ['firstName', 'lastName', 'email'],
  roles: { read: hosts },
  audited: ['status'],
  hidden: [],
  actions: {
    review: { roles: operators },
    approve: { roles: operators },
    decline: { roles: operators },
  },
});
