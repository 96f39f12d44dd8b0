import { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import { bookingStates, refundStates } from '@valam/contracts/leads/booking-states';
import { currencies } from '@valam/contracts/shared/money';
import { formatDayRange } from '@valam/contracts/shared/days';
import { layoutOf } from '../../description/layout';
import { inWords, optionsOf } from '../../description/field-description';
import { listPlace, recordPlace } from '../../description/places';
import { rowAt, rowsAt, textAt } from '../../description/values';
import { bookingActions } from './booking-actions';

/** Bookings with everything about them. */
export const bookings = layoutOf(bookingsAdmin, {
  title: 'Bookings',
  noun: 'booking',
  titleOf: (row) => `${textAt(row, 'ref')}, ${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Reference, name, email',
  bulk: ['move', 'resend'],
  hasListCsv: true,
  canCreate: true,
  columns: [
    { key: 'ref', label: 'Booking' },
    {
      key: 'lastName',
      label: 'Name',
      value: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
    },
    { key: 'tourTitle', label: 'Tour' },
    { key: 'startDate', label: 'Dates', value: dates },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'balance', label: 'Balance', as: 'money' },
    { key: 'balanceDueAt', label: 'Due', as: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(bookingStates) },
    { key: 'refundState', label: 'Refund', kind: 'select', options: optionsOf(refundStates) },
    { key: 'isOverdue', label: 'Balance', kind: 'select', options: [{ value: 'true', label: 'Overdue' }] },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
    { key: 'referralCode', label: 'Code', kind: 'text' },
  ],
  newFields: [
    { key: 'dateId', label: 'Departure', kind: 'record', of: 'departures', required: true },
    { key: 'quantity', label: 'Seats', kind: 'number', required: true },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies), required: true },
    { key: 'firstName', label: 'First name', kind: 'text', required: true },
    { key: 'lastName', label: 'Last name', kind: 'text', required: true },
    { key: 'email', label: 'Email', kind: 'text', required: true },
    { key: 'mobile', label: 'Telephone', kind: 'text' },
    { key: 'diet', label: 'Diet', kind: 'text' },
    { key: 'needs', label: 'Needs', kind: 'textarea' },
    { key: 'total', label: 'Another total than the list says', kind: 'money' },
    {
      key: 'holdHours',
      label: 'Hours the seats are kept',
      kind: 'number',
      hint: '48 unless told otherwise.',
    },
  ],
  facts: [
    { key: 'tourTitle', label: 'Tour' },
    { key: 'startDate', label: 'Dates', value: dates },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'deposit', label: 'Deposit', as: 'money' },
    { key: 'promo', label: 'Promo code' },
    { key: 'discount', label: 'Discount', as: 'money' },
    { key: 'paid', label: 'Paid', as: 'money' },
    { key: 'kept', label: 'Kept', as: 'money' },
    { key: 'balance', label: 'Balance', as: 'money' },
    { key: 'balanceDueAt', label: 'Balance due', as: 'moment' },
    { key: 'isOverdue', label: 'Overdue', as: 'flag' },
    { key: 'refundState', label: 'Refund', as: 'state' },
    {
      key: 'policy',
      label: 'The policy gives back now',
      as: 'money',
      value: (row) => rowAt(row, 'policyRefund')?.['refund'] ?? null,
    },
    { key: 'holdExpiresAt', label: 'Seats kept until', as: 'moment' },
    { key: 'roomOption', label: 'Room' },
    { key: 'diet', label: 'Diet' },
    { key: 'needs', label: 'Needs', as: 'long' },
    { key: 'referralCode', label: 'Code' },
    { key: 'termsVersion', label: 'Terms' },
    { key: 'policyVersion', label: 'Policy' },
    { key: 'manageUrl', label: 'The traveler’s page', as: 'address' },
    { key: 'createdAt', label: 'Booked', as: 'moment' },
  ],
  parts: [
    {
      title: 'Payments',
      rows: (row) => rowsAt(row, 'payments'),
      columns: [
        { key: 'capturedAt', label: 'When', as: 'moment' },
        { key: 'kind', label: 'For', as: 'state' },
        { key: 'method', label: 'By', as: 'word' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'receiptNumber', label: 'Receipt', as: 'figure' },
        { key: 'note', label: 'Note' },
      ],
      href: (payment) => recordPlace('payments', textAt(payment, 'id')),
    },
    {
      title: 'Refunds',
      rows: (row) => rowsAt(row, 'refunds'),
      columns: [
        { key: 'createdAt', label: 'When', as: 'moment' },
        { key: 'kind', label: 'Why', as: 'state' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'reason', label: 'Reason' },
        { key: 'lastError', label: 'Trouble' },
      ],
      href: (refund) => recordPlace('refunds', textAt(refund, 'id')),
    },
    {
      title: 'Travelers',
      rows: (row) => rowsAt(row, 'travellers'),
      columns: [
        { key: 'fullName', label: 'Name' },
        { key: 'nationality', label: 'Nationality' },
      ],
    },
    {
      title: 'Notes',
      rows: (row) => rowsAt(row, 'notes'),
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'author', label: 'Who' },
        { key: 'text', label: 'Note', as: 'long' },
      ],
    },
  ],
  historyOf: (row) =>
    rowsAt(row, 'timeline').map((step) => ({
      at: textAt(step, 'at'),
      what: inWords(textAt(step, 'event') || textAt(step, 'what') || textAt(step, 'to')),
      who: textAt(step, 'actor'),
      why: textAt(step, 'reason') || null,
    })),
  waysOf: (row) => [
    { label: 'Its departure', href: recordPlace('departures', textAt(row, 'departureId')) },
    { label: 'This person', href: recordPlace('people', textAt(row, 'email').toLowerCase()) },
    { label: 'Its commission', href: listPlace('commissions', { bookingId: row.id }) },
  ],
  actions: bookingActions,
});

function dates(row: Readonly<Record<string, unknown>>): string {
  const from = textAt(row, 'startDate');
  return from ? formatDayRange(from, textAt(row, 'endDate')) : '';
}
