import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listAshrams } from '@valam/contracts/catalog/ashram.rpc';
import type { AshramCard } from '@valam/contracts/catalog/ashram.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { AshramEntity } from './ashram.entity.js';
import { ashramCard } from './ashram.view.js';

@Injectable()
export class ListAshrams {
  constructor(
    @InjectRepository(AshramEntity) private readonly ashrams: Repository<AshramEntity>,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof listAshrams>): Promise<Page<AshramCard>> {
    const [ashrams, total] = await this.ashrams.findAndCount({
      where: { status: 'published' },
      order: { title: 'ASC', id: 'ASC' },
      ...window(input),
    });
    const pictures = await this.pictures.of(ashrams.flatMap(({ displayPhotos }) => displayPhotos));
    return pageOf(
      ashrams.map((ashram) => ashramCard(ashram, pictures)),
      total,
      input,
    );
  }
}
