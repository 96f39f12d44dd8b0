import { Injectable } from '@nestjs/common';
import type { NearbyPlace, VisitedTemple, VisitingTour } from '@valam/contracts/catalog/surroundings.schema';
import type { TourHouse } from '@valam/contracts/catalog/tour.schema';
import { DataSource } from 'typeorm';

interface Point {
  readonly lat: number | null;
  readonly long: number | null;
}

/** Beyond this no one would call it near. */
const farthestKm = 60;
const mostTours = 6;

const distance = (kind: string): string => `round((2 * 6371 * asin(sqrt(
  power(sin(radians(${kind}.lat - $1) / 2), 2)
  + cos(radians($1)) * cos(radians(${kind}.lat)) * power(sin(radians(${kind}.long - $2) / 2), 2))))::numeric, 1)::float8`;

/** Half a degree of latitude is 55 km: what is outside the box need not be measured. */
const inBox = (kind: string): string =>
  `${kind}.lat between $1 - 0.6 and $1 + 0.6 and ${kind}.long between $2 - 0.7 and $2 + 0.7`;

/** What stands around a place, and which tours go there. */
@Injectable()
export class SurroundingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  ashramsNear(point: Point, most: number): Promise<NearbyPlace[]> {
    return this.near('ashram', 'title', point, most);
  }

  templesNear(point: Point, most: number): Promise<NearbyPlace[]> {
    return this.near('temple', 'name', point, most);
  }

  /** Tours say by name what they visit; a name that many places share counts in the tour's own districts only. */
  toursVisiting(
    column: 'temples_covered' | 'ashrams_covered',
    name: string,
    district: string | null,
  ): Promise<VisitingTour[]> {
    return this.dataSource.query<VisitingTour[]>(
      `select slug, title, duration from tour
       where status = 'published' and f_lower_all(${column}) @> array[lower($1)]
         and ($2::text is null or f_lower_all(districts) @> array[lower($2)])
       order by sort_order desc, title limit ${mostTours}`,
      [name, district],
    );
  }

  /** The temples of a tour that have a page, in the order of its names. */
  async templesVisited(names: readonly string[], districts: readonly string[]): Promise<VisitedTemple[]> {
    if (names.length === 0) return [];
    return this.dataSource.query<VisitedTemple[]>(
      `select slug, name, local_name as "localName", local_language as "localLanguage", town, access
       from temple
       where status = 'published' and lower(district) = any(f_lower_all($2)) and lower(name) = any(f_lower_all($1))
       order by array_position(f_lower_all($1), lower(name)), id limit 40`,
      [names, districts],
    );
  }

  /** The houses of a tour; one whose venue is not published is named without a page. */
  async housesWithPages(houses: readonly TourHouse[]): Promise<TourHouse[]> {
    const slugs = houses.flatMap(({ venueSlug }) => venueSlug ?? []);
    if (slugs.length === 0) return [...houses];
    const rows = await this.dataSource.query<{ slug: string }[]>(
      `select slug from venue where status = 'published' and slug = any($1)`,
      [slugs],
    );
    const shown = new Set(rows.map(({ slug }) => slug));
    return houses.map((house) => ({
      ...house,
      venueSlug: house.venueSlug && shown.has(house.venueSlug) ? house.venueSlug : null,
    }));
  }

  private async near(
    kind: 'temple' | 'ashram',
    nameColumn: 'name' | 'title',
    { lat, long }: Point,
    most: number,
  ): Promise<NearbyPlace[]> {
    if (lat === null || long === null) return [];
    return this.dataSource.query<NearbyPlace[]>(
      `select * from (
         select slug, ${nameColumn} as name, town, ${distance(kind)} as "distanceKm" from ${kind}
         where status = 'published' and ${inBox(kind)}) as places
       where "distanceKm" <= ${farthestKm} order by "distanceKm", slug limit $3`,
      [lat, long, most],
    );
  }
}
