import { Injectable } from '@nestjs/common';
import type { listTemples } from '@valam/contracts/catalog/temple.rpc';
import type { TempleCard } from '@valam/contracts/catalog/temple.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { pageOf, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { TempleRepository } from './temple.repository.js';
import { templeCard } from './temple.view.js';

@Injectable()
export class ListTemples {
  constructor(
    private readonly temples: TempleRepository,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof listTemples>): Promise<Page<TempleCard>> {
    const { temples, distances, total } = await this.temples.list(input);
    const pictures = await this.pictures.of(temples.map(({ displayPhoto }) => displayPhoto ?? ''));
    return pageOf(
      temples.map((temple) => templeCard(temple, pictures, distances.get(temple.id))),
      total,
      input,
    );
  }
}
