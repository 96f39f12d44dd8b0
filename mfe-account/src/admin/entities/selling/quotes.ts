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
    { key: 'quantity', label: 'People' },
    { key: 'total' },
    { key: 'state' },
    { key: 'validUntil' },
    { key: 'createdAt', label: 'Written' },
  ],
  filters: [{ key: 'state' }],
  facts: [
    { key: 'total' },
    { key: 'quantity', label: 'People' },
    { key: 'message', label: 'Message', as: 'long' },
    { key: 'validUntil' },
    { key: 'createdBy', label: 'Written by' },
    { key: 'url', label: 'Pay link', as: 'address' },
  ],
  relatedLinksOf: (row) => [
    { label: 'The lead', href: recordPlace('leads', textAt(row, 'leadId')) },
    ...(textAt(row, 'bookingId')
      ? [{ label: 'The booking', href: recordPlace('bookings', textAt(row, 'bookingId')) }]
      : []),
  ],
  actions: [
    {
      name: 'open-link',
      label: 'Show the pay link',
      confirm: 'Anyone with this link can accept the proposal. The audit log says that you opened it.',
      outcome: (answer) => ({ kind: 'address', label: 'The proposal', href: answer.url ?? '' }),
      done: 'Opened. The audit log says so.',
    },
    {
      name: 'withdraw',
      label: 'Withdraw',
      tone: 'danger',
      when: (row) => textAt(row, 'state') === 'open',
      confirm: 'Its link no longer leads to a payment. The person gets an email about it.',
      done: 'Withdrawn.',
    },
  ],
});
