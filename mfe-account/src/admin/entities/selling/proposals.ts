import { quotesAdmin } from '@valam/contracts/leads/quotes.admin';
import { layoutOf } from '../../description/layout';
import { recordPlace } from '../../description/places';
import { textAt } from '../../description/values';

export const quotes = layoutOf(quotesAdmin, {
  title: 'Proposals',
  noun: 'proposal',
  titleOf: (row) => textAt(row, 'title'),
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Title',
  columns: [
    { key: 'title', label: 'Proposal' },
    { key: 'quantity', label: 'People', as: 'figure' },
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'validUntil', label: 'Valid until', as: 'moment' },
    { key: 'createdAt', label: 'Written', as: 'moment' },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'text' }],
  facts: [
    { key: 'total', label: 'Total', as: 'money' },
    { key: 'quantity', label: 'People', as: 'figure' },
    { key: 'message', label: 'Words', as: 'long' },
    { key: 'validUntil', label: 'Valid until', as: 'moment' },
    { key: 'createdBy', label: 'Written by' },
    { key: 'url', label: 'Pay link', as: 'address' },
  ],
  waysOf: (row) => [
    { label: 'The lead', href: recordPlace('leads', textAt(row, 'leadId')) },
    ...(textAt(row, 'bookingId')
      ? [{ label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) }]
      : []),
  ],
  actions: [
    {
      name: 'open-link',
      label: 'Show the pay link',
      confirm: 'Its bearer can accept the proposal. The audit log says that you opened it.',
      outcome: (answer) => ({ kind: 'address', label: 'The proposal', href: textAt(answer, 'url') }),
      done: 'Opened. The audit log says so.',
    },
    {
      name: 'withdraw',
      label: 'Withdraw',
      tone: 'danger',
      when: (row) => textAt(row, 'state') === 'open',
      confirm: 'Its link no longer leads to a payment.',
      done: 'Withdrawn.',
    },
  ],
});
