import { peopleAdmin } from '@valam/contracts/leads/people.admin';
import { layoutOf } from '../../description/layout';
import { listPlace, recordPlace } from '../../description/places';
import { textAt } from '../../description/values';

export const people = layoutOf(peopleAdmin, {
  title: 'People',
  noun: 'person',
  titleOf: (row) => textAt(row, 'name') || row.id,
  searchHint: 'Name, email, tour',
  // Counting everyone would take too long.
  unsearched: 'in the last 90 days; a search finds everyone',
  columns: [
    { key: 'name', value: (row) => textAt(row, 'name') || row.id },
    { key: 'email' },
    { key: 'leads' },
    { key: 'bookings' },
    { key: 'isSubscriber', label: 'Newsletter' },
    { key: 'referralCode', label: 'Code' },
    { key: 'lastAt', label: 'Last' },
  ],
  facts: [
    { key: 'email', as: 'mail' },
    { key: 'isSubscriber', label: 'Newsletter' },
    { key: 'referralCode', label: 'Code' },
    { key: 'lastAt', label: 'Last' },
  ],
  parts: [
    {
      title: 'Bookings',
      rows: 'bookingList',
      columns: [
        { key: 'ref', label: 'Booking' },
        { key: 'tourTitle', label: 'Trip' },
        { key: 'startDate', label: 'From', as: 'day' },
        { key: 'state', label: 'State', as: 'state' },
      ],
      href: (row) => recordPlace('bookings', textAt(row, 'id')),
    },
    {
      title: 'Leads',
      rows: 'leadList',
      columns: [
        { key: 'type', label: 'Type', as: 'state' },
        { key: 'tourTitle', label: 'Trip' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'createdAt', label: 'Received', as: 'moment' },
      ],
      href: (row) => recordPlace('leads', textAt(row, 'id')),
    },
  ],
  relatedLinksOf: ({ id }) => [{ label: 'Emails to this person', href: listPlace('mails', { to: id }) }],
});
