import { migration } from '@valam/service-kit/database/migration';

/** When someone in the queue was last told where they are, so that asking again does not fill their mailbox. */
export const waitlistTold = migration(
  '0042-waitlist-told',
  'alter table waitlist_entry add column told_at timestamptz;',
);
