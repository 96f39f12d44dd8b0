import type { Venue, VenueCard } from '@valam/contracts/catalog/venue.schema';
import type { PictureSet } from '../media/pictures.js';
import type { VenueEntity } from './venue.entity.js';

export function venueCard(venue: VenueEntity, pictures: PictureSet): VenueCard {
  return { ...venue, displayPhotos: pictures.many(venue.displayPhotos) };
}

export function venueView(venue: VenueEntity, pictures: PictureSet): Venue {
  return {
    ...venue,
    ...venueCard(venue, pictures),
    photosOutdoor: pictures.many(venue.photosOutdoor),
    photosRooms: pictures.many(venue.photosRooms),
    photosYogaHall: pictures.many(venue.photosYogaHall),
    updatedAt: venue.updatedAt.toISOString(),
  };
}
