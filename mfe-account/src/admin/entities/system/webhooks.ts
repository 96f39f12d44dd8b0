import { webhooksAdmin } from '@valam/contracts/leads/webhooks.admin';
import { layoutOf } from '../../description/layout';
import { asLowerCase } from '../../description/spelling';
import { textAt } from '../../description/values';

export const webhooks = layoutOf(webhooksAdmin, {
  title: 'Payment events',
  noun: 'payment event',
  titleOf: (row) => textAt(row, 'type'),
  stateOf: (row) => textAt(row, 'outcome') || null,
  searchHint: 'Number, object, type',
  columns: [
    { key: 'receivedAt', label: 'When' },
    { key: 'type' },
    { key: 'outcome', as: 'state' },
    { key: 'objectId', label: 'Object' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [{ key: 'type' }, { key: 'outcome', storedAs: asLowerCase }],
  facts: [
    { key: 'receivedAt', label: 'When' },
    { key: 'objectId', label: 'Object' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    {
      name: 'replay',
      label: 'Ask the provider again',
      tone: 'primary',
      when: (row) => textAt(row, 'objectId') !== '',
      done: 'It is looked up again.',
    },
  ],
});
