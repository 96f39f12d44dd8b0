import { migration } from '@valam/service-kit/database/migration';

/**
 * Sales of tours, countries, partners and promo codes by month: a year of many tours has hundreds of thousands of days.
 * Sums of months are made from their days once they are over. Those of tours' visits are made again: earlier versions
 * added to them, or did not, while they ran beside each other.
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
