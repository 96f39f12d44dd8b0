import { Injectable } from '@nestjs/common';
import { getAshram } from '@valam/contracts/catalog/ashram.rpc';
import type { Ashram } from '@valam/contracts/catalog/ashram.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { FindShown } from '../content/find-shown.js';
import { Pictures } from '../media/pictures.js';
import { SurroundingsRepository } from '../surroundings/surroundings.repository.js';
import { AshramEntity } from './ashram.entity.js';
import { ashramView } from './ashram.view.js';

const mostNearby = 6;

@Injectable()
export class GetAshram {
  constructor(
    private readonly shown: FindShown,
    private readonly surroundings: SurroundingsRepository,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof getAshram>): Promise<Ashram> {
    const ashram = await this.shown.bySlug(AshramEntity, 'ashram', input, {
      notFound: () => problem(getAshram, 'catalog.ashram_not_found', 'Ashram Not Found'),
      previewRefused: () =>
        problem(getAshram, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    const [templesNearby, tours, pictures] = await Promise.all([
      this.surroundings.templesNear(ashram, mostNearby),
      this.surroundings.toursVisiting('ashrams_covered', ashram.title, ashram.district),
      this.pictures.of(ashram.displayPhotos, ashram.photos),
    ]);
    return { ...ashramView(ashram, pictures), templesNearby, tours };
  }
}
