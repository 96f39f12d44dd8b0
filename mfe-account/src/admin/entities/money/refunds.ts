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
    { key: 'createdAt', label: 'Ordered', as: 'moment' },
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'kind', label: 'Why', as: 'state' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
    { key: 'lastError', label: 'Trouble' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(['pending', 'refunded', 'failed']) },
    {
      key: 'kind',
      label: 'Why',
      kind: 'select',
      options: optionsOf([
        'policy',
        'manual',
        'late_payment',
        'departure_cancelled',
        'overpaid',
        'partial_cancellation',
        'duplicate',
        'transferred',
      ]),
    },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount', label: 'Amount', as: 'money' },
    { key: 'kind', label: 'Why', as: 'state' },
    { key: 'reason', label: 'Reason', as: 'long' },
    { key: 'requestedBy', label: 'Ordered by' },
    { key: 'attempt', label: 'Tried', as: 'figure' },
    { key: 'lastError', label: 'Trouble', as: 'long' },
    { key: 'providerRefundId', label: 'Number at the provider' },
    { key: 'createdAt', label: 'Ordered', as: 'moment' },
    { key: 'settledAt', label: 'Settled', as: 'moment' },
  ],
  waysOf: ofBooking,
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
      confirm: 'The money was given back by transfer or in cash. It is not sent by card any more.',
      done: 'Noted as paid.',
    },
  ],
});
