import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TourFilters } from '@valam/contracts/catalog/tour.filters';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { formerSlugsOfTours } from '../content/former-slugs.sql.js';
import { window, type PageInput } from '../content/page.js';
import type { Departing } from '../departure/departing.js';
import { DepartureRepository } from '../departure/departure.repository.js';
import { FaqEntity } from '../faq/faq.entity.js';
import { ItineraryDayEntity } from './itinerary-day.entity.js';
import { TourContributorEntity } from './tour-contributor.entity.js';
import { isBookable, hasSeats, isAhead, startsIn } from './tour-availability.sql.js';
import { TourEntity } from './tour.entity.js';

const firstOf = (which: string): string =>
  `(select min(d.start_date) from departure d where d.tour_id = tour.id and ${which})`;

/** The date on the tour's card: the next one with free seats, or otherwise the next one. */
const soonest = `coalesce(${firstOf(hasSeats(':today'))}, ${firstOf(isAhead(':today'))})`;

const departsInMonth = (which: string): string =>
  `exists (select 1 from departure d where d.tour_id = tour.id and ${which}
       and ${startsIn(':month', ':year')} offset 0)`;

/** With free seats in that month, if only tours with seats are requested. */
function narrowToMonth(query: SelectQueryBuilder<TourEntity>, month: string, isAvailable: boolean): void {
  const [number, year] = month.split('-').reverse().map(Number);
  const isOffered = (isAvailable ? hasSeats : isAhead)(':today');
  query.andWhere(departsInMonth(isOffered), { month: number, year: year ?? null });
}

const priceColumns = { USD: 'costUsd', EUR: 'costEur', GBP: 'costGbp', INR: 'costInr' } as const;

/** Reads tours and their parts. */
@Injectable()
export class TourRepository {
  constructor(
    @InjectRepository(TourEntity) private readonly tours: Repository<TourEntity>,
    @InjectRepository(ItineraryDayEntity)
    private readonly itineraryDayRepository: Repository<ItineraryDayEntity>,
    @InjectRepository(TourContributorEntity)
    private readonly tourContributors: Repository<TourContributorEntity>,
    @InjectRepository(FaqEntity) private readonly faqRepository: Repository<FaqEntity>,
    private readonly departures: DepartureRepository,
  ) {}

  /** The published tours that match, and their number. Dates count as future after `today`. */
  async list(filters: TourFilters & PageInput, today: string): Promise<[TourEntity[], number]> {
    const query = this.tours
      .createQueryBuilder('tour')
      .where(`tour.status = 'published'`)
      .setParameter('today', today);
    narrow(query, filters);
    sort(query, filters);
    const { skip, take } = window(filters);
    return query.skip(skip).take(take).getManyAndCount();
  }

  /** Future departures of each tour, the soonest first. */
  departing(tourIds: readonly string[], today: string): Promise<Map<string, Departing[]>> {
    return this.departures.ahead('tour', tourIds, today);
  }

  /** The former slugs of tours that have any. */
  async formerSlugs(tourIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.tours.query<{ id: string; slugs: string[] }[]>(formerSlugsOfTours, [tourIds]);
    return new Map(rows.map(({ id, slugs }) => [id, slugs]));
  }

  itineraryDays(tourId: string): Promise<ItineraryDayEntity[]> {
    return this.itineraryDayRepository.find({ where: { tourId }, order: { day: 'ASC' } });
  }

  async contributorIds(tourId: string): Promise<string[]> {
    const rows = await this.tourContributors.find({
      where: { tourId },
      order: { order: 'ASC', contributorId: 'ASC' },
    });
    return rows.map(({ contributorId }) => contributorId);
  }

  faqs(tourId: string): Promise<FaqEntity[]> {
    return this.faqRepository.find({
      where: { tourId, status: 'published' },
      order: { order: 'ASC', question: 'ASC' },
    });
  }
}

function narrow(query: SelectQueryBuilder<TourEntity>, filters: TourFilters): void {
  const { month, district, theme, minDays, maxDays, maxPrice, currency = 'USD' } = filters;
  if (month) narrowToMonth(query, month, isYes(filters.available));
  if (district) query.andWhere('f_lower_all(tour.districts) @> array[lower(:district)]', { district });
  if (theme) query.andWhere('f_lower_all(tour.themes) @> array[lower(:theme)]', { theme });
  if (minDays !== undefined) query.andWhere('tour.days >= :minDays', { minDays });
  if (maxDays !== undefined) query.andWhere('tour.days <= :maxDays', { maxDays });
  if (maxPrice !== undefined) query.andWhere(`tour.${priceColumns[currency]} <= :maxPrice`, { maxPrice });
  if (filters.effort) query.andWhere('tour.effort = :effort', { effort: filters.effort });
  if (isYes(filters.easyOnKnees)) query.andWhere('tour.easy_on_knees');
  if (isYes(filters.available)) query.andWhere(isBookable(':today'));
}

const isYes = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

function sort(
  query: SelectQueryBuilder<TourEntity>,
  { sort: by = 'order', currency = 'USD', sortCurrency = currency }: TourFilters,
): void {
  const price = `tour.${priceColumns[sortCurrency]}`;
  if (by === 'soonest') {
    query.addSelect(soonest, 'soonest').orderBy('soonest', 'ASC', 'NULLS LAST');
  } else if (by === 'price' || by === '-price') {
    query.orderBy(price, by === 'price' ? 'ASC' : 'DESC');
  } else if (by === 'duration' || by === '-duration') {
    query.orderBy('tour.days', by === 'duration' ? 'ASC' : 'DESC', 'NULLS LAST');
  } else {
    query.orderBy('tour.order', 'DESC');
  }
  query.addOrderBy('tour.title').addOrderBy('tour.id');
}
