import { Injectable } from '@nestjs/common';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { FindShown } from '../content/find-shown.js';
import { ContributorRepository } from '../contributor/contributor.repository.js';
import { Pictures } from '../media/pictures.js';
import { SurroundingsRepository } from '../surroundings/surroundings.repository.js';
import { TourEntity } from './tour.entity.js';
import { TourRepository } from './tour.repository.js';
import { tourView } from './tour.view.js';

@Injectable()
export class GetTour {
  constructor(
    private readonly shown: FindShown,
    private readonly tours: TourRepository,
    private readonly contributors: ContributorRepository,
    private readonly surroundings: SurroundingsRepository,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof getTour>): Promise<Tour> {
    const tour = await this.shown.bySlug(TourEntity, 'tour', input, {
      notFound: () => problem(getTour, 'catalog.tour_not_found', 'Tour Not Found'),
      previewRefused: () =>
        problem(getTour, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    const [days, hosts, faqs, departing, temples, houses] = await Promise.all([
      this.tours.itineraryDays(tour.id),
      this.tours.contributorIds(tour.id).then((ids) => this.contributors.byIds(ids)),
      this.tours.faqs(tour.id),
      this.tours.departing([tour.id], istDay(this.clock.now())),
      this.surroundings.templesVisited(tour.templesCovered, tour.districts),
      this.surroundings.housesWithPages(tour.houses),
    ]);
    const pictures = await this.pictures.of(
      tour.displayPhoto,
      tour.highlightPhotos,
      tour.photosPreviousTours,
      tour.photos,
      days.map(({ photo }) => photo ?? ''),
    );
    const parts = { days, hosts, faqs, departing: departing.get(tour.id) ?? [], pictures };
    return { ...tourView(tour, parts), temples, houses };
  }
}
