import { migration } from '@valam/service-kit/database/migration';

/** Who did it, once the address of a member of staff who left is gone. */
export const formerStaff = migration(
  '0024-former-staff',
  `
  alter table audit_entry add column actor_name text;
  create index audit_entry_staff_address on audit_entry (actor_id) where actor_email is not null and actor_role <> 'contributor';
  `,
);
