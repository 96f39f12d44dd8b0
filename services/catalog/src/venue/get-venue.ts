import { Injectable } from '@nestjs/common';
import { getVenue } from '@valam/contracts/catalog/venue.rpc';
import type { Venue } from '@valam/contracts/catalog/venue.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { FindShown } from '../content/find-shown.js';
import { Pictures } from '../media/pictures.js';
import { VenueEntity } from './venue.entity.js';
import { venueView } from './venue.view.js';

@Injectable()
export class GetVenue {
  constructor(
    private readonly shown: FindShown,
    private readonly pictures: Pictures,
  ) {}

  async run(input: RpcInput<typeof getVenue>): Promise<Venue> {
    const venue = await this.shown.bySlug(VenueEntity, 'venue', input, {
      notFound: () => problem(getVenue, 'catalog.venue_not_found', 'Venue Not Found'),
      previewRefused: () =>
        problem(getVenue, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    return venueView(
      venue,
      await this.pictures.of(
        venue.displayPhotos,
        venue.photosOutdoor,
        venue.photosRooms,
        venue.photosYogaHall,
      ),
    );
  }
}
