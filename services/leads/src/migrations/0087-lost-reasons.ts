import { indexMigration } from '@valam/service-kit/database/index-migration';

/** For erasures, which keep the reason of a lost lead only if it was also used for another person. */
export const lostReasons = indexMigration('0087-lost-reasons', [
  'create index concurrently lead_by_lost_reason on lead (lower(trim(lost_reason))) where lost_reason is not null',
]);
