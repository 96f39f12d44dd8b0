import { Injectable } from '@nestjs/common';
import type { listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import type { RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { RetreatEntity } from './retreat.entity.js';
import { retreatCard } from './retreat.view.js';

@Injectable()
export class ListRetreats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof listRetreats>): Promise<Page<RetreatCard>> {
    const [retreats, total] = await this.dataSource.manager.findAndCount(RetreatEntity, {
      where: { status: 'published' },
      order: { order: 'DESC', title: 'ASC', id: 'ASC' },
      ...window(input),
    });
    const pictures = await this.pictures.of(retreats.flatMap(({ displayPhoto }) => displayPhoto));
    return pageOf(
      retreats.map((retreat) => retreatCard(retreat, pictures)),
      total,
      input,
    );
  }
}
