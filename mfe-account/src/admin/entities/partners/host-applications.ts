import { offers, textAt } from '../../description/values';
import type { EntityDescription } from '../../description/entity-description';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { hosts, operators } from '../roles';
import { historyIn } from '../../description/history';

function offersOneOf(...moves: string[]) {
  return (row: Readonly<Record<string, unknown>>) => moves.some((move) => offers(move)(row));
}

export const hostApplications: EntityDescription = {
  name: 'host-applications',
  title: 'Host applications',
  noun: 'application',
  roles: { read: hosts },
  titleOf: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
  stateOf: (row) => textAt(row, 'status') || null,
  searchHint: 'Name, email',
  bulk: ['review'],
  columns: [
    {
      key: 'lastName',
      label: 'Name',
      sortable: true,
      value: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
    },
    { key: 'email', label: 'Email' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'status', label: 'State', as: 'state', sortable: true },
    { key: 'createdAt', label: 'Came', as: 'moment', sortable: true },
  ],
  filters: [
    {
      key: 'status',
      label: 'State',
      kind: 'select',
      options: optionsOf(['pending', 'in_review', 'accepted', 'declined']),
    },
  ],
  facts: [
    { key: 'email', label: 'Email', as: 'mail' },
    { key: 'mobile', label: 'Telephone' },
    { key: 'message', label: 'Message', as: 'long' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'heardAboutUsDetails', label: 'More', as: 'long' },
    { key: 'referralCodeUsed', label: 'Code' },
    { key: 'sourceUrl', label: 'Came from', as: 'address' },
    { key: 'spamMarks', label: 'Marks of spam', as: 'list' },
    { key: 'createdAt', label: 'Came', as: 'moment' },
  ],
  historyOf: historyIn,
  waysOf: (row) =>
    textAt(row, 'contributorId')
      ? [{ label: 'The contributor', href: recordPlace('contributors', textAt(row, 'contributorId')) }]
      : [],
  actions: [
    {
      name: 'approve',
      label: 'Accept',
      roles: operators,
      tone: 'primary',
      when: offersOneOf('accept', 'review'),
      confirm: 'They become a contributor and get an email.',
      done: 'Accepted.',
    },
    {
      name: 'review',
      label: 'Take into review',
      roles: operators,
      when: offers('review'),
      done: 'In review.',
    },
    {
      name: 'decline',
      label: 'Decline',
      roles: operators,
      tone: 'danger',
      when: offersOneOf('decline', 'review'),
      mayHaveReason: true,
      confirm: 'They get an email, with the reason if there is one.',
      done: 'Declined.',
    },
  ],
};
