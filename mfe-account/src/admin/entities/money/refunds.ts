import { refundsAdmin } from '@valam/contracts/leads/refunds.admin';
import { currencies } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { textAt, isInState } from '../../description/values';
import { amountWords } from '../amount-words';
import { ofBooking } from './of-booking';

export const refunds = layoutOf(refundsAdmin, {
  title: 'Refunds',
  noun: 'refund',
  titleOf: (row) => `${amountWords(row['amount'])} back`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Reason, number at the provider',
  bulk: ['retry'],
  hasListCsv: true,
  columns: [
    { key: 'createdAt', label: 'Ordered' },
    { key: 'amount' },
    { key: 'kind' },
    { key: 'state' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
    { key: 'lastError', label: 'Problem' },
  ],
  filters: [
    { key: 'state' },
    { key: 'kind' },
    { key: 'currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount' },
    { key: 'kind' },
    { key: 'reason', as: 'long' },
    { key: 'requestedBy', label: 'Ordered by' },
    { key: 'attempt', label: 'Tried' },
    { key: 'lastError', label: 'Problem', as: 'long' },
    { key: 'providerRefundId', label: 'Number at the provider' },
    { key: 'createdAt', label: 'Ordered' },
    { key: 'settledAt', label: 'Settled' },
  ],
  relatedLinksOf: ofBooking,
  actions: [
    {
      name: 'retry',
      label: 'Try again',
      tone: 'primary',
      when: isInState('failed', 'pending'),
      done: 'It is tried again.',
    },
    {
      name: 'mark-paid',
      label: 'Paid another way',
      when: isInState('failed', 'pending'),
      confirm: 'The money was paid back by transfer or in cash. It will not be refunded by card.',
      done: 'Noted as paid.',
    },
  ],
});
