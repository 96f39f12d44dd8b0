import { migration } from '@valam/service-kit/database/migration';

/** The name of a former staff member, which replaces the email address. */
export const formerStaff = migration(
  '0024-former-staff',
  `
  alter table audit_entry add column actor_name text;
  create index audit_entry_staff_address on audit_entry (actor_id) where actor_email is not null and actor_role <> 'contributor';
  `,
);
