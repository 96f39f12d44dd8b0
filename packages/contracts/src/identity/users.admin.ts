import * as z from 'zod/mini';
import { operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { Id } from '../shared/text.js';
import { Role } from './auth.schema.js';

/** An account without secrets; a single one includes its sessions. */
export const Account = z.object({
  id: Id,
  version: z.int(),
  email: z.string(),
  fullName: text,
  role: Role,
  signupUsing: z.string(),
  emailVerified: z.boolean(),
  emailVerifiedAt: moment,
  contributorId: reference,
  isBlocked: z.boolean(),
  mayHavePassword: z.boolean(),
  hasTotp: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  sessions: z.optional(z.array(z.object({ id: Id, device: z.string(), seenAt: moment }))),
});

/** All accounts. Accounts of staff are changed by owners only, under `staff`. */
export const usersAdmin = defineAdminEntity({
  name: 'users',
  service: 'identity',
  summary: 'Everybody who can sign in. Accounts of staff are changed by owners only, under `staff`',
  record: Account,
  filters: ['role', 'emailVerified', 'isBlocked', 'contributorId'],
  sort: ['createdAt', 'email', 'fullName', 'role', 'updatedAt'],
  search: ['email', 'fullName'],
  roles: { read: operators },
  // The address does not change here, and the audit log of a dismissal must not retain it.
  audited: ['fullName', 'role', 'emailVerified', 'isBlocked', 'hasTotp'],
  hidden: [],
  actions: {
    'revoke-sessions': { roles: operators },
    'reset-totp': { roles: operators },
    block: { roles: operators, needsReason: true },
    unblock: { roles: operators },
    'resend-verification': { roles: operators },
    'send-reset-link': { roles: operators },
  },
});
