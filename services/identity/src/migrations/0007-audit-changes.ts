import { migration } from '@valam/service-kit/database/migration';

/**
 * The columns before and after had complete records, including data encrypted elsewhere: emptied here,
 * dropped later.
 */
export const auditChanges = migration(
  '0007-audit-changes',
  `
  alter table audit_entry add column changes jsonb;
  update audit_entry set before = null, after = null where before is not null or after is not null;
  `,
);
