import { Injectable } from '@nestjs/common';
import type { listTours } from '@valam/contracts/catalog/tour.rpc';
import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { pageOf, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { TourRepository } from './tour.repository.js';
import { tourCard } from './tour.view.js';

@Injectable()
export class ListTours {
  constructor(
    private readonly tours: TourRepository,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof listTours>): Promise<Page<TourCard>> {
    const today = istDay(this.clock.now());
    const [tours, total] = await this.tours.list(input, today);
    const ids = tours.map(({ id }) => id);
    const [departing, formerSlugs, pictures] = await Promise.all([
      this.tours.departing(ids, today),
      this.tours.formerSlugs(ids),
      this.pictures.of(tours.map(({ displayPhoto }) => displayPhoto ?? '')),
    ]);
    const cards = tours.map((tour) => {
      const former = formerSlugs.get(tour.id);
      const card = tourCard(tour, { departing: departing.get(tour.id) ?? [], pictures });
      return former ? { ...card, formerSlugs: former } : card;
    });
    return pageOf(cards, total, input);
  }
}
