import { shareStates } from '@valam/contracts/leads/share';
import { sharesAdmin } from '@valam/contracts/leads/shares.admin';
import { currencies } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { isInState, textAt } from '../../description/values';

/** Shares of a balance paid by travel companions. */
export const shares = layoutOf(sharesAdmin, {
  title: 'Shares',
  noun: 'share',
  titleOf: (row) => `${textAt(row, 'name')}, ${textAt(row, 'bookingRef')}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email, reason of its end',
  hasListCsv: true,
  columns: [
    { key: 'invitedAt', label: 'Invited', as: 'moment' },
    { key: 'bookingRef', label: 'Booking' },
    { key: 'lead', label: 'Lead traveler' },
    { key: 'name', label: 'Companion' },
    { key: 'amount', label: 'Share', as: 'money' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'dueOn', label: 'Due by', as: 'day' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(shareStates) },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'name', label: 'Companion' },
    { key: 'email', label: 'Invited at', as: 'mail' },
    { key: 'lead', label: 'Lead traveler' },
    { key: 'amount', label: 'Share', as: 'money' },
    { key: 'dueOn', label: 'Due by', as: 'day' },
    { key: 'invitedAt', label: 'Invited', as: 'moment' },
    { key: 'sentAt', label: 'Last sent', as: 'moment' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
    { key: 'endedAt', label: 'Ended', as: 'moment' },
    { key: 'endReason', label: 'Why it ended' },
    { key: 'hasForm', label: 'Traveler form complete' },
  ],
  parts: [
    {
      title: 'Booking',
      rows: (row) => [row],
      columns: [
        { key: 'bookingRef', label: 'Booking' },
        { key: 'lead', label: 'Lead traveler' },
      ],
      href: (row: Readonly<Record<string, unknown>>) => recordPlace('bookings', textAt(row, 'bookingId')),
    },
  ],
  actions: [
    {
      name: 'resend',
      label: 'Send the invitation again',
      when: isInState('open'),
      confirm: 'The companion gets the same link again.',
      done: 'It is being sent.',
    },
    {
      name: 'withdraw',
      label: 'Withdraw',
      tone: 'danger',
      when: isInState('open'),
      reasonReader: 'The lead traveler',
      confirm:
        'The lead traveler pays this part instead. Both the link’s payment page and its traveler form are closed. Both travelers get an email.',
      done: 'The share is withdrawn.',
    },
  ],
});
