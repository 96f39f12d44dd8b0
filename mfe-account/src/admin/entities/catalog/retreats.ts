import { tripPath } from '@valam/contracts/catalog/trip';
import { retreatsAdmin } from '@valam/contracts/catalog/retreats.admin';
import { content } from '../content';
import { listPlace } from '../../description/places';
import { orderField, priceFields, roomsField, slugField } from '../content-fields';

export const retreats = content(retreatsAdmin, {
  title: 'Retreats',
  noun: 'retreat',
  titleKey: 'title',
  canLack: true,
  hasPage: true,
  canArrange: 'desc',
  withdrawal: 'Its dates can no longer be booked until it is published again. Bookings stay.',
  searchHint: 'Title, address, host',
  columns: [{ key: 'title' }, { key: 'days' }, { key: 'costUsd', label: 'USD' }],
  fields: [
    { key: 'title', section: 'Texts' },
    slugField,
    { key: 'subtitle' },
    { key: 'description' },
    { key: 'itinerary' },
    { key: 'duration', section: 'Length, seats and price', label: 'Duration in words' },
    { key: 'days' },
    { key: 'numberOfSeats', label: 'Seats of a new date' },
    ...priceFields,
    { key: 'displayPhoto', section: 'Pictures', label: 'Main pictures', kind: 'pictures' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'inclusions', section: 'What is included' },
    { key: 'exclusions' },
    { key: 'accommodationTypes', label: 'Accommodation' },
    { key: 'host' },
    {
      ...roomsField,
      section: 'Booked by date',
    },
    { key: 'dietServed', label: 'Diets that are served' },
    { key: 'dietNotServed', label: 'Diets that cannot be served' },
    orderField,
  ],
  relatedLinksOf: ({ id, slug, status }) => [
    { label: 'Its dates', href: listPlace('tour-dates', { retreatId: id }) },
    { label: 'Its departures and seats', href: listPlace('departures', { tourId: id }) },
    ...(typeof slug === 'string' && status === 'published'
      ? [{ label: 'Its page', href: tripPath('retreat', slug) }]
      : []),
  ],
});
