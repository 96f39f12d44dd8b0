import type { DataSource } from 'typeorm';
import { latestTitles } from './tour-titles.sql.js';

/** The titles of tours by slug, as in their latest departures. */
export async function tourTitles(
  dataSource: DataSource,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const titles = await dataSource.query<{ tour_slug: string; tour_title: string }[]>(latestTitles, [slugs]);
  return new Map(titles.map(({ tour_slug, tour_title }) => [tour_slug, tour_title]));
}
