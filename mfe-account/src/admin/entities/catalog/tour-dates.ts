import { tourDatesAdmin } from '@valam/contracts/catalog/tour-dates.admin';
import { formatDayRange } from '@valam/contracts/shared/days';
import { textAt } from '../../description/values';
import { content } from '../content';

export const tourDates = content(tourDatesAdmin, {
  title: 'Tour and retreat dates',
  noun: 'date',
  titleKey: 'startDate',
  titleOf: (date) => formatDayRange(textAt(date, 'startDate'), textAt(date, 'endDate')),
  firstSort: { key: 'startDate', order: 'asc' },
  withdrawal: 'It can no longer be booked until it is published again. Bookings stay.',
  searchHint: 'Short name, booking status',
  columns: [
    { key: 'startDate', label: 'From' },
    { key: 'endDate', label: 'To' },
    { key: 'tourId', label: 'Tour', as: 'record', of: 'tours' },
    { key: 'retreatId', label: 'Retreat', as: 'record', of: 'retreats' },
    { key: 'bookingStatus', label: 'Booking status' },
  ],
  filters: [
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' },
    { key: 'retreatId', label: 'Retreat', kind: 'record', of: 'retreats' },
  ],
  fields: [
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours', hint: 'Either a tour or a retreat.' },
    {
      key: 'retreatId',
      label: 'Retreat',
      kind: 'record',
      of: 'retreats',
      hint: 'It needs a price in every currency.',
    },
    {
      key: 'startDate',
      label: 'First day',
      hint: 'Once seats are sold (see “Its seats”), travelers get an email about other days an hour after you save.',
    },
    { key: 'endDate', label: 'Last day' },
    { key: 'bookingStatus', hint: '“Sold out” closes the date.' },
    {
      key: 'firstCapacity',
      label: 'Seats to begin with',
      hint: 'After that, change them on the departures board.',
    },
    { key: 'minimumGroup', label: 'Smallest group' },
    { key: 'decisionDate', label: 'Decided by' },
    { key: 'slug', label: 'Short name' },
  ],
  relatedLinksOf: (record) => [
    { label: 'Its seats', href: `/admin/departures/${record.id}` },
    ...(textAt(record, 'tourId')
      ? [{ label: 'Its tour', href: `/admin/tours/${textAt(record, 'tourId')}` }]
      : []),
    ...(textAt(record, 'retreatId')
      ? [{ label: 'Its retreat', href: `/admin/retreats/${textAt(record, 'retreatId')}` }]
      : []),
  ],
});
