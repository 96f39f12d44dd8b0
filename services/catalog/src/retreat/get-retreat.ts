import { Injectable } from '@nestjs/common';
import { getRetreat } from '@valam/contracts/catalog/retreat.rpc';
import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { FindShown } from '../content/find-shown.js';
import { DepartureRepository } from '../departure/departure.repository.js';
import { Pictures } from '../media/pictures.js';
import { RetreatEntity } from './retreat.entity.js';
import { retreatView } from './retreat.view.js';

@Injectable()
export class GetRetreat {
  constructor(
    private readonly shown: FindShown,
    private readonly departures: DepartureRepository,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof getRetreat>): Promise<Retreat> {
    const retreat = await this.shown.bySlug(RetreatEntity, 'retreat', input, {
      notFound: () => problem(getRetreat, 'catalog.retreat_not_found', 'Retreat Not Found'),
      previewRefused: () =>
        problem(getRetreat, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    const [departing, pictures] = await Promise.all([
      this.departures.ahead('retreat', [retreat.id], istDay(this.clock.now())),
      this.pictures.of(retreat.displayPhoto, retreat.photos),
    ]);
    return retreatView(retreat, { departing: departing.get(retreat.id) ?? [], pictures });
  }
}
