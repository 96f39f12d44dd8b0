import type { EntityDescription } from '../../description/entity-description';
import { textAt } from '../../description/values';
import { operators } from '../roles';
import { service } from './unit-filter';

export const events: EntityDescription = {
  name: 'events',
  title: 'Stuck events',
  noun: 'event',
  roles: { read: operators },
  titleOf: (row) => textAt(row, 'subject'),
  searchHint: 'Subject',
  noneWords: 'Nothing is stuck. Good.',
  columns: [
    { key: 'at', label: 'When', as: 'moment' },
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'consumer', label: 'Consumer' },
    { key: 'subject', label: 'Subject' },
    { key: 'error', label: 'Trouble' },
  ],
  filters: [service],
  facts: [
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'consumer', label: 'Consumer' },
    { key: 'eventId', label: 'Event' },
    { key: 'at', label: 'When', as: 'moment' },
    { key: 'error', label: 'Trouble', as: 'long' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    {
      name: 'replay',
      label: 'Replay',
      roles: operators,
      tone: 'primary',
      done: 'Handed over again.',
      isLast: true,
    },
    {
      name: 'drop',
      label: 'Drop',
      roles: operators,
      tone: 'danger',
      needsReason: true,
      confirm: 'It is never handled.',
      done: 'Dropped.',
      isLast: true,
    },
  ],
};
