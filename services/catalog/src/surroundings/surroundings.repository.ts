import { Injectable } from '@nestjs/common';
import type { NearbyPlace, VisitedTemple, VisitingTour } from '@valam/contracts/catalog/surroundings.schema';
import type { TourHouse } from '@valam/contracts/catalog/tour.schema';
import { DataSource } from 'typeorm';
import { toursThatVisit, templesBySlug, nearestOf } from './surroundings.sql.js';

interface Point {
  readonly lat: number | null;
  readonly long: number | null;
}

/** Places near a place, and the tours that visit it. */
@Injectable()
export class SurroundingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  ashramsNear(point: Point, most: number): Promise<NearbyPlace[]> {
    return this.near('ashram', 'title', point, most);
  }

  templesNear(point: Point, most: number): Promise<NearbyPlace[]> {
    return this.near('temple', 'name', point, most);
  }

  /**
   * Tours reference the places they visit by name; a name of several places counts only in the tour's
   * districts.
   */
  toursVisiting(
    column: 'temples_covered' | 'ashrams_covered',
    name: string,
    district: string | null,
  ): Promise<VisitingTour[]> {
    return this.dataSource.query<VisitingTour[]>(toursThatVisit(column), [name, district]);
  }

  /** The temples of a tour that have a page, in the order of the tour's names. */
  async templesVisited(names: readonly string[], districts: readonly string[]): Promise<VisitedTemple[]> {
    if (names.length === 0) return [];
    return this.dataSource.query<VisitedTemple[]>(templesBySlug, [names, districts]);
  }

  /** The houses of a tour; one with an unpublished venue has no link. */
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
    return this.dataSource.query<NearbyPlace[]>(nearestOf(nameColumn, kind), [lat, long, most]);
  }
}
