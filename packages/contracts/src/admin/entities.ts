import { catalogEntities } from '../catalog/admin-entities.js';
import { identityEntities } from '../identity/admin-entities.js';
import { leadsEntities } from '../leads/admin-entities.js';
import { mailsAdmin } from '../notifications/mails.admin.js';
import type { AdminDefinition } from '../shared/admin-entity.js';
import { eventsAdmin } from '../shared/events.admin.js';
import { jobsAdmin } from '../shared/jobs.admin.js';

/** All entities of the back office, by their name in `/api/admin/<entity>`. */
export const adminEntities = {
  ...catalogEntities,
  ...leadsEntities,
  ...identityEntities,
  mails: mailsAdmin,
  events: eventsAdmin,
  jobs: jobsAdmin,
} as const satisfies Record<string, AdminDefinition>;
export type AdminEntity = keyof typeof adminEntities;

/** Looks up a definition by an untrusted name. */
export const adminEntity = (name: string): AdminDefinition | undefined =>
  Object.hasOwn(adminEntities, name) ? adminEntities[name as AdminEntity] : undefined;
