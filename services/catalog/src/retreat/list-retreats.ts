import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import type { RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { DepartureRepository } from '../departure/departure.repository.js';
import { Pictures } from '../media/pictures.js';
import { RetreatEntity } from './retreat.entity.js';
import { retreatCard } from './retreat.view.js';

@Injectable()
export class ListRetreats {
  constructor(
    @InjectRepository(RetreatEntity) private readonly retreats: Repository<RetreatEntity>,
    private readonly departures: DepartureRepository,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(input: RpcInput<typeof listRetreats>): Promise<Page<RetreatCard>> {
    const [retreats, total] = await this.retreats.findAndCount({
      where: { status: 'published' },
      order: { order: 'DESC', title: 'ASC', id: 'ASC' },
      ...window(input),
    });
    const ids = retreats.map(({ id }) => id);
    const [departing, pictures] = await Promise.all([
      this.departures.ahead('retreat', ids, istDay(this.clock.now())),
      this.pictures.of(retreats.flatMap(({ displayPhoto }) => displayPhoto)),
    ]);
    return pageOf(
      retreats.map((retreat) =>
        retreatCard(retreat, { departing: departing.get(retreat.id) ?? [], pictures }),
      ),
      total,
      input,
    );
  }
}
