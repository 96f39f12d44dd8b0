import type { AdminRowOf } from '@valam/contracts/shared/admin-entity';
import { tripPath } from '@valam/contracts/catalog/trip';
import { departuresAdmin } from '@valam/contracts/leads/departures.admin';
import { formatDay, formatDayOfYear, formatDayRange } from '@valam/contracts/shared/days';
import { rosterColumns } from '@valam/contracts/leads/roster.schema';
import { layoutOf } from '../../description/layout';
import type { ActionLayout } from '../../description/typed-layout';
import { optionsOf } from '../../description/field-description';
import { wholeDates } from '../../description/whole-dates';
import { listPlace, recordPlace } from '../../description/places';
import { textAt } from '../../description/values';

type Departure = AdminRowOf<typeof departuresAdmin>;
const isOver = ({ cancelledAt }: Departure) => cancelledAt !== null;

const count = (number: number, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`;

const cancel = {
  name: 'cancel',
  label: 'Cancel the departure',
  tone: 'danger',
  when: (record) => !isOver(record),
  reasonReader: 'Each person who is notified',
  confirm:
    'Every booking below is cancelled and fully refunded; what came by transfer or in cash waits under Refunds until it is paid by hand. Each person is notified once.',
  preview: {
    action: 'cancel-preview',
    lines: (answer) => [
      count(answer.bookings.length, 'booking is', 'bookings are') + ' cancelled.',
      count(answer.waiting, 'person', 'people') + ' on the waitlist will be notified.',
    ],
    part: {
      title: 'Bookings',
      rows: 'bookings',
      columns: [
        { key: 'ref', label: 'Booking' },
        { key: 'name', label: 'Name' },
        { key: 'quantity', label: 'Seats', as: 'figure' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'refund', label: 'Gets back', as: 'money' },
      ],
    },
  },
  done: 'The departure is cancelled. Refunds are on their way.',
} satisfies ActionLayout<typeof departuresAdmin>;

const columnsField = {
  key: 'columns',
  label: 'Columns',
  kind: 'choices',
  options: optionsOf(rosterColumns),
} as const;

/** `4 of 6 by Dec 01`: the travelers so far, the minimum group, and the date on which the departure is decided. */
function goOrNot({ minimumGroup, isBelowMinimum, confirmed, decisionDate }: Departure): string | null {
  if (minimumGroup === null) return null;
  if (!isBelowMinimum) return `${minimumGroup}, reached`;
  const missing = `${confirmed} of ${minimumGroup}`;
  return wholeDates(decisionDate ? `${missing} by ${formatDayOfYear(decisionDate)}` : missing);
}

const pageOf = (row: Omit<Departure, 'id'>): string => tripPath(row.tripKind, row.tourSlug);

/** The board: seats, waitlist and roster of each departure. */
export const departures = layoutOf(departuresAdmin, {
  title: 'Departures',
  noun: 'departure',
  titleOf: (record) => `${textAt(record, 'tourTitle')}, ${formatDay(textAt(record, 'startDate'))}`,
  stateOf: (record) => textAt(record, 'status') || null,
  searchHint: 'Tour, retreat or first day',
  bulk: ['open', 'close'],
  hasListCsv: true,
  hasCalendar: true,
  firstSort: { key: 'startDate', order: 'asc' },
  columns: [
    { key: 'tourTitle', label: 'Trip' },
    {
      key: 'startDate',
      label: 'Dates',
      value: ({ startDate, endDate }) => wholeDates(formatDayRange(startDate, endDate)),
    },
    { key: 'status', label: 'State' },
    { key: 'capacity', label: 'Seats' },
    { key: 'confirmed', label: 'Sold' },
    { key: 'held' },
    { key: 'offered' },
    { key: 'free' },
    { key: 'waiting', label: 'Waitlist' },
    {
      key: 'minimumGroup',
      label: 'Minimum',
      value: goOrNot,
    },
  ],
  filters: [
    { key: 'from', kind: 'day' },
    { key: 'until', kind: 'day' },
    {
      key: 'isClosed',
      label: 'Sale',
      kind: 'select',
      options: [
        { value: 'false', label: 'Open' },
        { value: 'true', label: 'Closed by us' },
      ],
    },
    { key: 'origin', label: 'Kind' },
  ],
  fields: [
    {
      key: 'capacity',
      label: 'Seats',
      hint: 'Never fewer than are sold, held or offered. Added seats go to the waitlist first.',
    },
  ],
  facts: [
    { key: 'confirmed', label: 'Sold' },
    { key: 'held', label: 'Held for payment' },
    { key: 'offered', label: 'Offered to the waitlist' },
    { key: 'free' },
    { key: 'waiting', label: 'On the waitlist' },
    { key: 'minimumGroup', label: 'Smallest group' },
    { key: 'decisionDate', label: 'Decided by' },
    { key: 'missingDetails', label: 'Travelers without details' },
    { key: 'unpaidBookings', label: 'Bookings with a balance' },
    { key: 'isClosed', label: 'Sale closed by us' },
    { key: 'bookingStatus', label: 'Booking status on the page' },
    { key: 'cancelledAt', label: 'Cancelled' },
    { key: 'cancelReason', label: 'Reason', as: 'long' },
  ],
  relatedLinksOf: ({ id, ...row }) => [
    { label: 'Its bookings', href: listPlace('bookings', { departureId: id }) },
    { label: 'Its waitlist', href: listPlace('waitlist', { departureId: id }) },
    { label: 'Its dates and words', href: recordPlace('tour-dates', id) },
    ...(row.tourSlug && row.isOffered ? [{ label: 'Its page', href: pageOf(row) }] : []),
  ],
  actions: [
    {
      name: 'roster',
      label: 'Roster',
      fields: [columnsField],
      initial: () => ({ columns: [...rosterColumns] }),
      outcome: (roster) => ({ kind: 'roster', roster }),
      done: 'The roster is ready.',
    },
    {
      name: 'share-roster',
      label: 'Link for the guide',
      fields: [columnsField, { key: 'validUntil', label: 'Valid until', kind: 'moment', required: true }],
      initial: (record) => ({
        columns: ['contact', 'rooms', 'diet', 'flights', 'emergency'],
        validUntil: `${textAt(record, 'endDate')}T18:29:59.000Z`,
      }),
      outcome: (answer) => ({ kind: 'address', label: 'Link for the guide', href: answer.url }),
      done: 'The link is ready.',
    },
    {
      name: 'revoke-rosters',
      label: 'End all links',
      confirm: 'Every roster link of this departure stops working at once.',
      done: 'No link works anymore.',
    },
    {
      name: 'open',
      label: 'Open the sale',
      tone: 'primary',
      when: (record) => record['isClosed'] === true && !isOver(record),
      // Its trip may be a draft, or its seats sold.
      done: 'The sale is open.',
    },
    {
      name: 'close',
      label: 'Close the sale',
      when: (record) => record['isClosed'] === false && !isOver(record),
      confirm: 'Nobody can book it until it is opened again. Bookings stay.',
      done: 'Closed.',
    },
    cancel,
  ],
});
