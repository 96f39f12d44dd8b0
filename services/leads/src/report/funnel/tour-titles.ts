import type { DataSource } from 'typeorm';

const latestTitles = `select distinct on (tour_slug) tour_slug, tour_title from departure where tour_slug = any($1) and trip_kind = 'tour'
      order by tour_slug, start_date desc`;

/** The titles of tours by slug, as in their latest departures. */
export async function tourTitles(
  dataSource: DataSource,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const titles = await dataSource.query<{ tour_slug: string; tour_title: string }[]>(latestTitles, [slugs]);
  return new Map(titles.map(({ tour_slug, tour_title }) => [tour_slug, tour_title]));
}
