import { waitlistStates } from '@valam/contracts/leads/waitlist.schema';
import type { EntityDescription } from '../../description/entity-description';
import { optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';
import { frontDesk, sellers } from '../roles';
import { person } from './person';

export const waitlist: EntityDescription = {
  name: 'waitlist',
  title: 'Waitlist',
  noun: 'place in the queue',
  roles: { read: frontDesk },
  titleOf: person,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Name, email',
  hasListCsv: true,
  columns: [
    { key: 'queueNumber', label: 'No.', as: 'figure', sortable: true },
    { key: 'name', label: 'Who', value: person },
    { key: 'departureId', label: 'Departure', as: 'record', of: 'departures' },
    { key: 'quantity', label: 'Seats', as: 'figure' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'offerExpiresAt', label: 'Offer ends', as: 'moment', sortable: true },
    { key: 'createdAt', label: 'Joined', as: 'moment', sortable: true },
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
      roles: sellers,
      tone: 'danger',
      when: (row) => ['waiting', 'offered'].includes(textAt(row, 'state')),
      needsReason: true,
      confirm: 'Seats that were offered go to the next in the queue.',
      done: 'Taken out.',
    },
  ],
};
