import { Injectable } from '@nestjs/common';
import type { SacredDay, TempleFestival } from '@valam/contracts/catalog/calendar.schema';
import { DataSource } from 'typeorm';
import { festivalsBetween, festivalsOfTemple, toursOnTheRoad } from './festival.sql.js';

export interface TravellingTour {
  readonly slug: string;
  readonly title: string;
  readonly districts: string[];
  readonly startDate: string;
  readonly endDate: string;
  /** In the order of the tour. */
  readonly stops: readonly { readonly name: string; readonly nights: number }[];
}

/** Reads the sacred calendar. */
@Injectable()
export class FestivalRepository {
  constructor(private readonly dataSource: DataSource) {}

  async between(from: string, to: string): Promise<Omit<SacredDay, 'tours'>[]> {
    return this.dataSource.query(festivalsBetween, [from, to]);
  }

  /** The next festivals of a temple, each once. */
  async ofTemple(slug: string, from: string): Promise<TempleFestival[]> {
    return this.dataSource.query(festivalsOfTemple, [slug, from]);
  }

  /** Bookable tours, each once for the same days, regardless of the number of its departures. */
  async toursOnTheRoad(from: string, to: string, today: string): Promise<TravellingTour[]> {
    return this.dataSource.query(toursOnTheRoad, [from, to, today]);
  }
}
