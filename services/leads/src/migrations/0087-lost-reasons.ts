import { indexMigration } from '@valam/service-kit/database/index-migration';

/** For erasures, which keep why a lead was lost only if the same was said of another person. */
export const lostReasons = indexMigration('0087-lost-reasons', [
  'create index concurrently lead_by_lost_reason on lead (lower(trim(lost_reason))) where lost_reason is not null',
]);
