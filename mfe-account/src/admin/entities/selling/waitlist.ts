import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';
import { person } from './person';

export const waitlist = layoutOf(waitlistAdmin, {
  title: 'Waitlist',
  noun: 'waitlist entry',
  titleOf: person,
  stateOf: (row) => textAt(row, 'state') || null,
  noneWords: 'Nobody is on a waitlist yet.',
  searchHint: 'Name, email',
  hasListCsv: true,
  columns: [
    { key: 'queueNumber', label: 'No.' },
    { key: 'name', label: 'Name', value: person },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats' },
    { key: 'state' },
    { key: 'offerExpiresAt', label: 'Offer ends' },
    { key: 'createdAt', label: 'Joined' },
  ],
  filters: [{ key: 'state' }],
  facts: [
    { key: 'email', as: 'mail' },
    { key: 'mobile', label: 'Phone' },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats' },
    { key: 'offeredAt', label: 'Offered' },
    { key: 'offerExpiresAt', label: 'Offer ends' },
    { key: 'referralCode', label: 'Code' },
    { key: 'createdAt', label: 'Joined' },
  ],
  actions: [
    {
      name: 'withdraw',
      label: 'Remove from the waitlist',
      tone: 'danger',
      when: (row) => ['waiting', 'offered'].includes(textAt(row, 'state')),
      confirm: 'Seats that were offered go to the next person. An email says that the entry has ended.',
      done: 'Removed.',
    },
  ],
});
