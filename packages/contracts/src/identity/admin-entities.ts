import type { AdminDefinition } from '../shared/admin-entity.js';
import { auditAdmin } from './audit.admin.js';
import { commissionsAdmin } from './commissions.admin.js';
import { contributorsAdmin } from './contributors.admin.js';
import { hostApplicationsAdmin } from './host-applications.admin.js';
import { payoutsAdmin } from './payouts.admin.js';
import { staffAdmin } from './staff.admin.js';
import { usersAdmin } from './users.admin.js';

/** Entities of the back office in identity, by name. */
export const identityEntities = {
  contributors: contributorsAdmin,
  'host-applications': hostApplicationsAdmin,
  users: usersAdmin,
  staff: staffAdmin,
  commissions: commissionsAdmin,
  payouts: payoutsAdmin,
  audit: auditAdmin,
} as const satisfies Record<string, AdminDefinition>;
