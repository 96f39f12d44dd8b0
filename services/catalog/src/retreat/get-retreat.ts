import { Injectable } from '@nestjs/common';
import { getRetreat } from '@valam/contracts/catalog/retreat.rpc';
import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { FindShown } from '../content/find-shown.js';
import { Pictures } from '../media/pictures.js';
import { RetreatEntity } from './retreat.entity.js';
import { retreatView } from './retreat.view.js';

@Injectable()
export class GetRetreat {
  constructor(
    private readonly shown: FindShown,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof getRetreat>): Promise<Retreat> {
    const retreat = await this.shown.bySlug(RetreatEntity, 'retreat', input, {
      notFound: () => problem(getRetreat, 'catalog.retreat_not_found', 'Retreat Not Found'),
      previewRefused: () =>
        problem(getRetreat, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    return retreatView(retreat, await this.pictures.of(retreat.displayPhoto, retreat.photos));
  }
}
