import { reviewers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** The people who get the newsletter. */
export const subscribersAdmin = defineAdminEntity({
  name: 'subscribers',
  service: 'leads',
  summary: 'The people who get the newsletter',
  filters: ['emailConfirmed', 'source', 'isActive'],
  sort: ['createdAt', 'email', 'confirmedAt'],
  search: ['email', 'name'],
  roles: { read: reviewers },
  audited: ['emailConfirmed', 'unsubscribedAt'],
  hidden: [],
  actions: {
    unsubscribe: { roles: reviewers },
  },
});
