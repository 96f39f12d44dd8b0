import { Injectable } from '@nestjs/common';
import { getTemple } from '@valam/contracts/catalog/temple.rpc';
import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { FindShown } from '../content/find-shown.js';
import { FestivalRepository } from '../festival/festival.repository.js';
import { Pictures } from '../media/pictures.js';
import { SurroundingsRepository } from '../surroundings/surroundings.repository.js';
import { TempleEntity } from './temple.entity.js';
import { TempleRepository } from './temple.repository.js';
import { templeView } from './temple.view.js';

const mostNearby = 6;

@Injectable()
export class GetTemple {
  constructor(
    private readonly shown: FindShown,
    private readonly temples: TempleRepository,
    private readonly surroundings: SurroundingsRepository,
    private readonly festivals: FestivalRepository,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof getTemple>): Promise<Temple> {
    const temple = await this.shown.bySlug(TempleEntity, 'temple', input, {
      notFound: () => problem(getTemple, 'catalog.temple_not_found', 'Temple Not Found'),
      previewRefused: () =>
        problem(getTemple, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    const [nearby, ashramsNearby, tours, festivals, pictures] = await Promise.all([
      this.temples.near(temple, mostNearby),
      this.surroundings.ashramsNear(temple, mostNearby),
      this.surroundings.toursVisiting('temples_covered', temple.name, temple.district),
      this.festivals.ofTemple(temple.slug, istDay(this.clock.now())),
      this.pictures.of(temple.displayPhoto, temple.photos),
    ]);
    return { ...templeView(temple, nearby, pictures), ashramsNearby, tours, festivals };
  }
}
