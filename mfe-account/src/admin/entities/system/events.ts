import { eventsAdmin } from '@valam/contracts/shared/events.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';
import { service } from './unit-filter';

export const events = layoutOf(eventsAdmin, {
  title: 'Stuck events',
  noun: 'event',
  titleOf: (row) => textAt(row, 'subject'),
  searchHint: 'Subject',
  noneWords: 'Nothing is stuck. Good.',
  columns: [
    { key: 'at', label: 'When' },
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'consumer' },
    { key: 'subject' },
    { key: 'error', label: 'Problem' },
  ],
  filters: [service],
  facts: [
    { key: 'service', label: 'Unit', as: 'word' },
    { key: 'consumer' },
    { key: 'eventId', label: 'Event' },
    { key: 'at', label: 'When' },
    { key: 'error', label: 'Problem', as: 'long' },
    { key: 'payload', label: 'What it says', as: 'json' },
  ],
  bulk: ['replay'],
  actions: [
    {
      name: 'replay',
      label: 'Replay',
      tone: 'primary',
      done: 'It is delivered again.',
      isLast: true,
    },
    {
      name: 'drop',
      label: 'Drop',
      tone: 'danger',
      confirm: 'It is never handled.',
      done: 'Dropped.',
      isLast: true,
    },
  ],
});
