import type { Tour, TourCard } from '@valam/contracts/catalog/tour.schema';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import type { FaqEntity } from '../faq/faq.entity.js';
import type { PictureSet } from '../media/pictures.js';
import { tourBadge } from '../departure/booking-badge.js';
import { dateView, type Departing } from '../departure/departing.js';
import type { ItineraryDayEntity } from './itinerary-day.entity.js';
import type { TourEntity } from './tour.entity.js';

export interface TourParts {
  readonly days: readonly ItineraryDayEntity[];
  readonly hosts: readonly Contributor[];
  readonly faqs: readonly FaqEntity[];
  readonly departing: readonly Departing[];
  readonly pictures: PictureSet;
}

export function tourCard(
  tour: TourEntity,
  { departing, pictures }: Pick<TourParts, 'departing' | 'pictures'>,
): TourCard {
  const tourDates = departing.map(dateView);
  return {
    ...tour,
    displayPhoto: pictures.one(tour.displayPhoto),
    createdAt: tour.createdAt.toISOString(),
    bookingStatus: tourBadge(
      tour.bookingStatus,
      tourDates.map(({ bookingStatus }) => bookingStatus),
    ),
    tourDates,
  };
}

export function tourView(tour: TourEntity, parts: TourParts): Tour {
  const { days, hosts, faqs, pictures } = parts;
  return {
    ...tour,
    ...tourCard(tour, parts),
    itineraries: days.map((day) => ({ ...day, photo: pictures.one(day.photo) })),
    hosts: [...hosts],
    highlightPhotos: pictures.many(tour.highlightPhotos),
    photosPreviousTours: pictures.many(tour.photosPreviousTours),
    photos: pictures.many(tour.photos),
    faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    createdAt: tour.createdAt.toISOString(),
    updatedAt: tour.updatedAt.toISOString(),
  };
}
