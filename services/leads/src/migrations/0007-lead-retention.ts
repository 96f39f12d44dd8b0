import { migration } from '@valam/service-kit/database/migration';

/** Last change of a lead by staff, from which its retention is counted; null without any. */
export const leadRetention = migration(
  '0007-lead-retention',
  `
  alter table lead add column changed_at timestamptz;
  update lead set changed_at = answered_at where answered_at is not null;
  create index lead_untouched on lead ((coalesce(changed_at, created_at))) where erased_at is null and booking_id is null;
  `,
);
