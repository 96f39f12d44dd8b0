import * as z from 'zod/mini';
import { owners } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Email, line } from '../shared/text.js';
import { staffRoles } from './auth.schema.js';
import { Account } from './users.admin.js';

const StaffRole = z.enum(staffRoles);
export const StaffInvitation = z.object({ email: Email, fullName: line(200), role: StaffRole });
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** Staff: invitations, roles, sessions, one-time codes. Owners only. */
export const staffAdmin = defineAdminEntity({
  name: 'staff',
  service: 'identity',
  summary: 'Staff: invitations, roles, sessions, one-time codes. Owners only',
  record: Account,
  input: z.object({ fullName: z.optional(line(200)), role: z.optional(StaffRole) }),
  newInput: StaffInvitation,
  filters: ['role', 'isBlocked'],
  sort: ['createdAt', 'email', 'fullName', 'role', 'updatedAt'],
  search: ['email', 'fullName'],
  roles: { read: owners, write: owners },
  // The address does not change here, and the audit log of a dismissal must not retain it.
  audited: ['fullName', 'role', 'emailVerified', 'isBlocked', 'hasTotp'],
  hidden: [],
  actions: {
    'revoke-sessions': { roles: owners },
    'reset-totp': { roles: owners, needsReason: true },
    block: { roles: owners, needsReason: true },
    unblock: { roles: owners },
    'resend-invitation': { roles: owners },
    'end-all-sessions': { roles: owners, needsReason: true, isForAll: true },
    dismiss: { roles: owners, needsReason: true },
  },
});
