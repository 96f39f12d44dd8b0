import { migration } from '@valam/service-kit/database/migration';

/** Indexes for searches of the back office in lists that grow forever: substrings, and all entries of a waitlist. */
export const officeSearch = migration(
  '0006-office-search',
  `
  create index booking_ref_words on booking using gin (ref gin_trgm_ops);
  create index booking_email_words on booking using gin (email gin_trgm_ops);
  create index booking_first_name_words on booking using gin (first_name gin_trgm_ops);
  create index booking_last_name_words on booking using gin (last_name gin_trgm_ops);
  create index subscriber_email_words on subscriber using gin (email gin_trgm_ops);
  create index subscriber_name_words on subscriber using gin (name gin_trgm_ops);
  create index waitlist_by_departure on waitlist_entry (departure_id);
  `,
);
