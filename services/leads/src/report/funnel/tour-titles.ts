import type { DataSource } from 'typeorm';

/** The titles of tours by their addresses, as their latest departures have them. */
export async function tourTitles(
  dataSource: DataSource,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const titles = await dataSource.query<{ tour_slug: string; tour_title: string }[]>(
    `select distinct on (tour_slug) tour_slug, tour_title from departure where tour_slug = any($1) and trip_kind = 'tour'
      order by tour_slug, start_date desc`,
    [slugs],
  );
  return new Map(titles.map(({ tour_slug, tour_title }) => [tour_slug, tour_title]));
}
