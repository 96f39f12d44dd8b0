import { operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Everybody who can sign in. Accounts of staff are changed by owners only, under `staff`. */
export const usersAdmin = defineAdminEntity({
  name: 'users',
  service: 'identity',
  summary: 'Everybody who can sign in. Accounts of staff are changed by owners only, under `staff`',
  filters: ['role', 'emailVerified', 'isBlocked', 'contributorId'],
  sort: ['createdAt', 'email', 'fullName', 'role', 'updatedAt'],
  search: ['email', 'fullName'],
  roles: { read: operators },
  audited: ['email', 'fullName', 'role', 'emailVerified', 'isBlocked', 'hasTotp'],
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
