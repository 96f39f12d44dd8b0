import type { TestService } from '@valam/service-kit/testing/start-test-service';

/** The rows that the report on partners is computed from. */
export const preparedRows = async ({ dataSource }: TestService) => ({
  entries: await dataSource.query<unknown[]>('select * from partner_entry order by source, source_id'),
  days: await dataSource.query<unknown[]>('select * from partner_day order by 1, 2'),
  months: await dataSource.query<unknown[]>('select * from partner_month order by 1, 2'),
  all: await dataSource.query<unknown[]>('select * from all_partners_day order by 1'),
});

/**
 * Many partners with leads and bookings on two days of 2025, and a function that removes them. Leads differ
 * from bookings: each sort order has other partners beyond the first ones. None has other entries.
 */
export async function manyPartners({ dataSource }: TestService, count: number): Promise<() => Promise<void>> {
  await dataSource.query(
    `with one as (
       insert into contributor (id, slug, name, contributing_area, referral_code, approval_status, created_at, updated_at)
       select gen_random_uuid(), 'many-' || n, 'Many ' || n, 'Affiliate', 'MANY' || n, 'approved', now(), now()
         from generate_series(1, $1::int) n returning id, right(name, -5)::int as n),
     entry as (
       insert into partner_entry (source, source_id, day, kind, contributor_id, leads, bookings)
       select kind, n || '-' || day, day, kind, id, case kind when 'lead' then n else 0 end,
              case kind when 'booked' then 1000 - n else 0 end
         from one cross join (values ('lead'), ('booked')) as k (kind)
              cross join (values (date '2025-05-03'), (date '2025-05-04')) as d (day)
       returning *)
     insert into partner_day
     select contributor_id, day, sum(leads), sum(bookings), 0, 0 from entry group by 1, 2`,
    [count],
  );
  return async () => {
    await dataSource.query(`delete from partner_day where day < '2026-01-01'`);
    await dataSource.query(`delete from partner_entry where day < '2026-01-01'`);
  };
}
