import { migration } from '@valam/service-kit/database/migration';

/**
 * Sales of tours, countries, partners and promo codes by month: a year of many tours has hundreds of
 * thousands of days. Monthly sums are computed from daily ones once the month has ended. Those of visits are
 * recomputed, because earlier versions that ran concurrently did or did not add to them.
 */
export const reportMonths = migration(
  '0077-report-months',
  `
  create table sales_month (
    dimension text not null,
    month date not null,
    key text not null,
    currency text not null,
    bookings bigint not null,
    travelers bigint not null,
    canceled bigint not null,
    gross_minor bigint not null,
    discount_minor bigint not null,
    reduction_minor bigint not null,
    refund_minor bigint not null,
    lead_days bigint not null,
    primary key (dimension, month, currency, key)
  );
  alter table sales_reading add summed_before date;
  alter table funnel_reading add summed_before date;

  create index departure_latest_of_tour on departure (tour_id, start_date);
  drop index departure_by_tour;
  `,
);
