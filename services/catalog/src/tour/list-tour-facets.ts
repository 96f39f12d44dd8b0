import { Injectable } from '@nestjs/common';
import type { listTourFacets } from '@valam/contracts/catalog/tour-facets.rpc';
import type { TourFacets } from '@valam/contracts/catalog/tour-facets.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { TourFacetsRepository } from './tour-facets.repository.js';
import type { FacetCount } from './tour-facets.sql.js';

@Injectable()
export class ListTourFacets {
  constructor(
    private readonly facets: TourFacetsRepository,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof listTourFacets>): Promise<TourFacets> {
    const counts = await this.facets.count(input, istDay(this.clock.now()));
    const of = (facet: FacetCount['facet']) =>
      counts.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }));
    const one = (facet: FacetCount['facet']) => of(facet)[0]?.count ?? 0;
    return {
      months: of('month'),
      lengths: of('length').reverse(),
      districts: of('district'),
      themes: of('theme'),
      prices: of('price').sort((a, b) => Number(a.value) - Number(b.value)),
      currency: input.currency ?? 'USD',
      efforts: of('effort'),
      easyOnKnees: one('knees'),
      withSeats: one('seats'),
    };
  }
}
