import { migration } from '@valam/service-kit/database/migration';

/** Time of the last email about the position in the waitlist, so that repeated requests do not flood the mailbox. */
export const waitlistTold = migration(
  '0042-waitlist-told',
  'alter table waitlist_entry add column told_at timestamptz;',
);
