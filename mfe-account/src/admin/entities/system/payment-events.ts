import type { EntityDescription } from '../../description/entity-description';
import { textAt } from '../../description/values';
import { money } from '../roles';

export const webhooks: EntityDescription = {
  name: 'webhooks',
  title: 'Payment events',
  noun: 'payment event',
  roles: { read: money },
  titleOf: (row) => textAt(row, 'type'),
  stateOf: (row) => textAt(row, 'outcome') || null,
  searchHint: 'Number, object, type',
  columns: [
    { key: 'receivedAt', label: 'When', as: 'moment', sortable: true },
    { key: 'type', label: 'Type', sortable: true },
    { key: 'outcome', label: 'Outcome', as: 'state' },
    { key: 'objectId', label: 'Object' },
    { key: 'bookingId', label: 'Booking', as: 'record', of: 'bookings' },
  ],
  filters: [
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'outcome', label: 'Outcome', kind: 'text' },
  ],
  facts: [
    { key: 'receivedAt', label: 'When', as: 'moment' },
    { key: 'objectId', label: 'Object' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    {
      name: 'replay',
      label: 'Ask the provider again',
      roles: money,
      tone: 'primary',
      when: (row) => textAt(row, 'objectId') !== '',
      done: 'It is looked up again.',
    },
  ],
};
