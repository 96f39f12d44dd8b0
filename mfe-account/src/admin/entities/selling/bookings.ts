import { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import { currencies, formatMoney, isCurrency, wholeUnits } from '@valam/contracts/shared/money';
import { formatDayRange } from '@valam/contracts/shared/days';
import { layoutOf } from '../../description/layout';
import { inWords, optionsOf } from '../../description/field-description';
import { asCode } from '../../description/spelling';
import { wholeDates } from '../../description/whole-dates';
import { listPlace, recordPlace } from '../../description/places';
import { rowsAt, textAt } from '../../description/values';
import { bookingActions } from './booking-actions';
import { departuresAhead } from './departures-ahead';

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
    { key: 'tourTitle', label: 'Trip' },
    { key: 'startDate', label: 'Dates', value: dates },
    { key: 'quantity', label: 'Seats' },
    { key: 'state' },
    { key: 'total' },
    { key: 'balance' },
    { key: 'balanceDueAt', label: 'Due' },
  ],
  filters: [
    { key: 'state' },
    { key: 'refundState', label: 'Refund' },
    { key: 'isOverdue', label: 'Balance', kind: 'select', options: [{ value: 'true', label: 'Overdue' }] },
    { key: 'currency', kind: 'select', options: optionsOf(currencies) },
    { key: 'referralCode', label: 'Code', storedAs: asCode },
  ],
  newFields: [
    { key: 'dateId', label: 'Departure', kind: 'record', of: 'departures', onlyIn: departuresAhead },
    { key: 'quantity', label: 'Seats' },
    { key: 'currency' },
    { key: 'firstName' },
    { key: 'lastName' },
    { key: 'email' },
    { key: 'mobile', label: 'Phone' },
    {
      key: 'roomOptionId',
      label: 'Room',
      kind: 'choiceOf',
      of: 'departures',
      by: 'dateId',
      rows: 'roomOptions',
      labelOf: roomWords,
    },
    { key: 'diet' },
    { key: 'needs' },
    {
      key: 'referralCodeUsed',
      label: 'Partner’s code',
      hint: 'If the traveler names one. Tell them that the partner sees their name, their email, and the trip, price and state of the booking.',
    },
    { key: 'total', label: 'Agreed total, if not the list price', kind: 'money', currencyIn: 'currency' },
    {
      key: 'holdHours',
      label: 'Hours the seats are kept',
      hint: 'Empty: 48.',
    },
  ],
  facts: [
    { key: 'tourTitle', label: 'Trip' },
    { key: 'startDate', label: 'Dates', value: dates },
    { key: 'quantity', label: 'Seats' },
    { key: 'email', as: 'mail' },
    { key: 'mobile', label: 'Phone' },
    { key: 'total' },
    { key: 'deposit' },
    { key: 'promo', label: 'Promo code' },
    { key: 'discount' },
    { key: 'paid' },
    { key: 'kept' },
    { key: 'balance' },
    { key: 'balanceDueAt', label: 'Balance due' },
    { key: 'isOverdue', label: 'Overdue' },
    { key: 'refundState', label: 'Refund' },
    {
      key: 'policy',
      label: 'Refund by the policy now',
      as: 'money',
      value: (row) => row.policyRefund?.refund ?? null,
    },
    { key: 'holdExpiresAt', label: 'Seats kept until' },
    { key: 'roomOption', label: 'Room' },
    { key: 'diet' },
    { key: 'needs', as: 'long' },
    { key: 'referralCode', label: 'Code' },
    { key: 'termsVersion', label: 'Terms' },
    { key: 'policyVersion', label: 'Policy' },
    { key: 'manageUrl', label: 'The traveler’s page', as: 'address' },
    { key: 'createdAt', label: 'Booked' },
  ],
  parts: [
    {
      title: 'Payments',
      rows: 'payments',
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
      rows: 'refunds',
      columns: [
        { key: 'createdAt', label: 'When', as: 'moment' },
        { key: 'kind', label: 'Kind', as: 'state' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'reason', label: 'Reason' },
        { key: 'lastError', label: 'Problem' },
      ],
      href: (refund) => recordPlace('refunds', textAt(refund, 'id')),
    },
    {
      title: 'Shares of companions',
      rows: 'shares',
      columns: [
        { key: 'name', label: 'Companion' },
        { key: 'amount', label: 'Share', as: 'money' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'dueOn', label: 'Due by', as: 'day' },
      ],
      href: (share) => recordPlace('shares', textAt(share, 'id')),
    },
    {
      title: 'Travelers',
      rows: 'travellers',
      columns: [
        { key: 'fullName', label: 'Name' },
        { key: 'nationality', label: 'Nationality' },
      ],
    },
    {
      title: 'Notes',
      rows: 'notes',
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'author', label: 'By' },
        { key: 'text', label: 'Note', as: 'long' },
      ],
    },
  ],
  historyOf: (row) =>
    rowsAt(row, 'timeline').map((step) => ({
      at: textAt(step, 'at'),
      what: inWords(step.event),
      who: inWords(step.actor),
      why: textAt(step, 'reason') || null,
    })),
  relatedLinksOf: (row) => [
    { label: 'Its departure', href: recordPlace('departures', textAt(row, 'departureId')) },
    // An erased person has no address.
    ...(textAt(row, 'email')
      ? [{ label: 'This person', href: recordPlace('people', textAt(row, 'email').toLowerCase()) }]
      : []),
    { label: 'Its commission', href: listPlace('commissions', { bookingId: row.id }) },
  ],
  actions: bookingActions,
});

function dates(row: Readonly<Record<string, unknown>>): string {
  const from = textAt(row, 'startDate');
  return from ? wholeDates(formatDayRange(from, textAt(row, 'endDate'))) : '';
}

/** The supplement in the chosen currency, as the booking panel names it. */
function roomWords(room: Readonly<Record<string, unknown>>, form: Readonly<Record<string, unknown>>): string {
  const { currency } = form;
  const { supplement } = room as { readonly supplement?: Readonly<Record<string, number>> };
  const units = isCurrency(currency) ? supplement?.[currency] : undefined;
  const words =
    isCurrency(currency) && units ? `+ ${formatMoney(wholeUnits(units, currency))} per person` : '';
  return [textAt(room, 'name'), words || (units === 0 ? 'included' : '')].filter(Boolean).join(', ');
}
