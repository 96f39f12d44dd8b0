import { sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** What was mailed to whom and what became of it. */
export const mailsAdmin = defineAdminEntity({
  name: 'mails',
  service: 'notifications',
  summary: 'What was mailed to whom and what became of it',
  filters: ['state', 'template', 'to'],
  sort: ['requestedAt', 'sentAt', 'template', 'toAddress', 'state'],
  search: ['toAddress', 'subject', 'template'],
  roles: { read: sellers },
  audited: ['state', 'sendings'],
  hidden: [],
  actions: {
    resend: { roles: sellers },
  },
});
