import { Injectable } from '@nestjs/common';
import { priceLimits } from '@valam/contracts/catalog/tour.bands';
import type { TourFilters } from '@valam/contracts/catalog/tour.filters';
import { DataSource } from 'typeorm';
import { type FacetCount, tourFacets } from './tour-facets.sql.js';

const priceColumns = { USD: 'cost_usd', EUR: 'cost_eur', GBP: 'cost_gbp', INR: 'cost_inr' } as const;

const isYes = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

/** Counts the tours of every facet choice in one query. */
@Injectable()
export class TourFacetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  count(filters: TourFilters, today: string): Promise<FacetCount[]> {
    const { month, district, theme, minDays, maxDays, maxPrice, currency = 'USD', effort } = filters;
    const [number, year] = month ? month.split('-').reverse().map(Number) : [];
    return this.dataSource.query<FacetCount[]>(tourFacets(priceColumns[currency]), [
      today,
      number ?? null,
      year ?? null,
      // Empty is no choice, as in the list.
      district || null,
      theme || null,
      minDays ?? null,
      maxDays ?? null,
      maxPrice ?? null,
      effort ?? null,
      isYes(filters.easyOnKnees),
      isYes(filters.available),
      [...priceLimits[currency]],
    ]);
  }
}
