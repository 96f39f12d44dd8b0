import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listVenues } from '@valam/contracts/catalog/venue.rpc';
import type { VenueCard } from '@valam/contracts/catalog/venue.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Repository } from 'typeorm';
import { pageOf, window, type Page } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { VenueEntity } from './venue.entity.js';
import { venueCard } from './venue.view.js';

@Injectable()
export class ListVenues {
  constructor(
    @InjectRepository(VenueEntity) private readonly venues: Repository<VenueEntity>,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof listVenues>): Promise<Page<VenueCard>> {
    const [venues, total] = await this.venues.findAndCount({
      where: { status: 'published' },
      order: { name: 'ASC', id: 'ASC' },
      ...window(input),
    });
    const pictures = await this.pictures.of(venues.flatMap(({ displayPhotos }) => displayPhotos));
    return pageOf(
      venues.map((venue) => venueCard(venue, pictures)),
      total,
      input,
    );
  }
}
