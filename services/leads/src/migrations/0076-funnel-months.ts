import { migration } from '@valam/service-kit/database/migration';

/** Visits of tours by month: a year of many tours has hundreds of thousands of days. */
export const funnelMonths = migration(
  '0076-funnel-months',
  `
  create table funnel_tour_month (
    month date not null,
    tour_slug text not null,
    step text not null,
    count bigint not null,
    primary key (month, tour_slug, step)
  );
  insert into funnel_tour_month
  select date_trunc('month', day), key, step, sum(count) from funnel_day where dimension = 'tour' group by 1, 2, 3;
  `,
);
