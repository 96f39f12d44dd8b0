import { toursAdmin } from '@valam/contracts/catalog/tours.admin';
import type { FieldDescription } from '../../description/field-description';
import { listPlace } from '../../description/places';
import { content } from '../content';
import { orderField, priceFields, roomsField, slugField } from '../content-fields';

const days = {
  key: 'itineraries',
  section: 'Itinerary',
  label: 'Itinerary, day by day',
  kind: 'rows',
  noun: 'day',
  fields: [
    { key: 'day', label: 'Day', kind: 'number', required: true },
    { key: 'title', label: 'Title', kind: 'text' },
    { key: 'summary', label: 'Summary', kind: 'textarea', required: true },
    { key: 'description', label: 'Description', kind: 'textarea' },
    { key: 'photo', label: 'Photo', kind: 'picture' },
    {
      key: 'meals',
      label: 'Meals',
      kind: 'group',
      fields: [
        { key: 'breakfast', label: 'Breakfast', kind: 'text' },
        { key: 'lunch', label: 'Lunch', kind: 'text' },
        { key: 'dinner', label: 'Dinner', kind: 'text' },
      ],
    },
  ],
} as const satisfies FieldDescription;

const houses = {
  key: 'houses',
  label: 'Houses, in the order of the nights',
  kind: 'rows',
  noun: 'house',
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    { key: 'kind', label: 'Kind', kind: 'text', required: true, hint: 'Guest house, houseboat' },
    { key: 'town', label: 'Town', kind: 'text', required: true },
    { key: 'nights', label: 'Nights', kind: 'number', required: true },
    { key: 'venueSlug', label: 'Address of its venue page', kind: 'text', hint: 'thinnai-house' },
    { key: 'note', label: 'Note', kind: 'text' },
  ],
} as const satisfies FieldDescription;

const stops = {
  key: 'stops',
  label: 'Stops of the road map',
  kind: 'rows',
  noun: 'stop',
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    { key: 'localName', label: 'Name in the local script', kind: 'text' },
    { key: 'language', label: 'Language code', kind: 'text', hint: 'ta, hi, te, …' },
    { key: 'lat', label: 'Latitude', kind: 'number', required: true },
    { key: 'lng', label: 'Longitude', kind: 'number', required: true },
    { key: 'nights', label: 'Nights', kind: 'number', required: true },
    { key: 'travelHours', label: 'Hours from the stop before', kind: 'number' },
  ],
} as const satisfies FieldDescription;

const extraCosts = {
  key: 'extraCosts',
  label: 'Costs beyond the price',
  kind: 'rows',
  noun: 'cost',
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    { key: 'fromUsd', label: 'From, USD', kind: 'number', required: true },
    { key: 'toUsd', label: 'To, USD', kind: 'number', required: true },
    { key: 'note', label: 'Note', kind: 'text' },
  ],
} as const satisfies FieldDescription;

export const tours = content(toursAdmin, {
  title: 'Tours',
  noun: 'tour',
  titleKey: 'title',
  canLack: true,
  hasPage: true,
  canArrange: 'desc',
  withdrawal: 'Its dates can no longer be booked until it is published again. Bookings stay.',
  csvLacks:
    'The file does not hold the days and hosts of a tour: an existing tour keeps them, and a new one has none until you add them.',
  searchHint: 'Title, address, subtitle',
  columns: [
    { key: 'title' },
    { key: 'days' },
    { key: 'costUsd', label: 'USD' },
    { key: 'numberOfSeats', label: 'Seats' },
    { key: 'bookingStatus', label: 'Booking status' },
  ],
  filters: [{ key: 'effort' }],
  fields: [
    { key: 'title', section: 'Texts' },
    slugField,
    { key: 'subtitle' },
    { key: 'description' },
    { key: 'duration', label: 'Duration in words' },
    { key: 'days', section: 'Length, seats and price' },
    { key: 'numberOfSeats', label: 'Seats of a new departure' },
    ...priceFields,
    { key: 'displayPhoto', section: 'Pictures', label: 'Main picture', kind: 'picture' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'highlightPhotos', label: 'Pictures of highlights', kind: 'pictures' },
    { key: 'photosPreviousTours', label: 'Pictures of earlier tours', kind: 'pictures' },
    days,
    { key: 'itinerary', label: 'Itinerary as one text' },
    { key: 'inclusions', section: 'What is included' },
    { key: 'exclusions' },
    { key: 'cancellationPolicy' },
    { key: 'bookingStatus', hint: '“Sold out” closes every date.' },
    {
      key: 'contributorIds',
      section: 'Hosts and route',
      label: 'Hosts, in their order',
      kind: 'records',
      of: 'contributors',
    },
    { key: 'host', label: 'Host in words' },
    { key: 'boardingPoints' },
    { key: 'language' },
    { key: 'travelType' },
    { key: 'tourAudience', label: 'For whom', kind: 'textarea' },
    { key: 'districts', section: 'Where it goes' },
    { key: 'themes' },
    { key: 'templesCovered', label: 'Temples', hint: 'One per line, spelled as on its page.' },
    { key: 'ashramsCovered', label: 'Ashrams', hint: 'One per line, spelled as on its page.' },
    { key: 'mountainsCovered', label: 'Mountains' },
    { key: 'saintsCovered', label: 'Saints' },
    { key: 'effort' },
    { key: 'easyOnKnees', label: 'Easy on the knees' },
    { key: 'fitness', label: 'Fitness needed, in plain words', kind: 'textarea' },
    { key: 'altitude', label: 'How high it goes: highest place, highest night', kind: 'textarea' },
    { key: 'tips', label: 'Usual tips', kind: 'textarea' },
    { key: 'dietServed', label: 'Diets that are served' },
    { key: 'dietNotServed', label: 'Diets that cannot be served' },
    { ...roomsField, section: 'Rooms, costs and stops' },
    houses,
    extraCosts,
    stops,
    { key: 'tourMap', label: 'Map' },
    { key: 'youtube', label: 'YouTube', kind: 'address' },
    orderField,
  ],
  relatedLinksOf: ({ id, slug, status }) => [
    { label: 'Its dates', href: listPlace('tour-dates', { tourId: id }) },
    { label: 'Its departures and seats', href: listPlace('departures', { tourId: id }) },
    { label: 'Its questions', href: listPlace('faqs', { tourId: id }) },
    ...(typeof slug === 'string' && status === 'published'
      ? [{ label: 'Its page', href: `/spiritual-tours/${slug}` }]
      : []),
  ],
  listActions: [
    {
      name: 'replay',
      label: 'Announce all dates again',
      confirm: 'Announces every departure to leads again. Nothing changes for departures it already knows.',
      done: 'Announced.',
      outcome: () => null,
    },
  ],
});
