import { migration } from '@valam/service-kit/database/migration';

/**
 * Monthly figures of partners, and daily figures of all partners together, computed from daily ones once a
 * month has ended: a year of many partners has hundreds of thousands of days.
 */
export const partnerMonths = migration(
  '0023-partner-months',
  `
  create table partner_month (
    contributor_id uuid not null references contributor (id) on delete cascade,
    month date not null,
    clicks bigint not null,
    leads bigint not null,
    bookings bigint not null,
    canceled bigint not null,
    commission_minor bigint not null,
    /** The last day with a click, a lead or a booking. */
    last_day date,
    primary key (month, contributor_id)
  );
  create index partner_month_of on partner_month (contributor_id, month);

  create table all_partners_day (
    day date primary key,
    clicks bigint not null,
    leads bigint not null,
    bookings bigint not null,
    canceled bigint not null,
    commission_minor bigint not null
  );

  alter table partner_reading add summed_before date;
  create index referral_click_by_day on referral_click (day);
  `,
);
