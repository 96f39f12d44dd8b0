import { migration } from '@valam/service-kit/database/migration';

/** Trigram indexes for the substring searches of the back office, one for each searched column. */
export const searchIndexes = migration(
  '0006-search',
  `
  create index contributor_code on contributor using gin (referral_code gin_trgm_ops);
  create index user_account_email on user_account using gin (email gin_trgm_ops);
  create index user_account_name on user_account using gin (full_name gin_trgm_ops);
  create index host_application_first_name on host_application using gin (first_name gin_trgm_ops);
  create index host_application_last_name on host_application using gin (last_name gin_trgm_ops);
  create index host_application_address on host_application using gin (email gin_trgm_ops);
  create index audit_entry_actor on audit_entry using gin (actor_email gin_trgm_ops);
  create index audit_entry_entity_id on audit_entry using gin (entity_id gin_trgm_ops);
  create index audit_entry_action on audit_entry using gin (action gin_trgm_ops);
  create index commission_ref on commission (booking_ref);
  `,
);
