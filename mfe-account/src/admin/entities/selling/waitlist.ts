import { waitlistAdmin } from '@valam/contracts/leads/waitlist.admin';
import { waitlistStates } from '@valam/contracts/leads/waitlist.schema';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';
import { person } from './person';

export const waitlist = layoutOf(waitlistAdmin, {
  title: 'Waitlist',
  noun: 'place in the queue',
  titleOf: person,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email',
  hasListCsv: true,
  columns: [
    { key: 'queueNumber', label: 'No.', as: 'figure' },
    { key: 'name', label: 'Who', value: person },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'offerExpiresAt', label: 'Offer ends', as: 'moment' },
    { key: 'createdAt', label: 'Joined', as: 'moment' },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'select', options: optionsOf(waitlistStates) }],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'offeredAt', label: 'Offered', as: 'moment' },
    { key: 'offerExpiresAt', label: 'Offer ends', as: 'moment' },
    { key: 'referralCode', label: 'Code' },
    { key: 'createdAt', label: 'Joined', as: 'moment' },
  ],
  actions: [
    {
      name: 'withdraw',
      label: 'Take out of the queue',
      tone: 'danger',
      when: (row) => ['waiting', 'offered'].includes(textAt(row, 'state')),
      confirm: 'Seats that were offered go to the next in the queue.',
      done: 'Taken out.',
    },
  ],
});
