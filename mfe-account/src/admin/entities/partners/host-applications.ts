import { hostApplicationsAdmin } from '@valam/contracts/identity/host-applications.admin';
import { offers, textAt } from '../../description/values';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { historyIn } from '../../description/history';

function offersOneOf(...moves: string[]) {
  return (row: Readonly<Record<string, unknown>>) => moves.some((move) => offers(move)(row));
}

export const hostApplications = layoutOf(hostApplicationsAdmin, {
  title: 'Host applications',
  noun: 'application',
  titleOf: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
  stateOf: (row) => textAt(row, 'status') || null,
  searchHint: 'Name, email',
  bulk: ['review'],
  columns: [
    {
      key: 'lastName',
      label: 'Name',
      value: (row) => `${textAt(row, 'firstName')} ${textAt(row, 'lastName')}`,
    },
    { key: 'email', label: 'Email' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'status', label: 'State', as: 'state' },
    { key: 'createdAt', label: 'Came', as: 'moment' },
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
      tone: 'primary',
      when: offersOneOf('accept', 'review'),
      confirm: 'They become a contributor and get an email.',
      done: 'Accepted.',
    },
    {
      name: 'review',
      label: 'Take into review',
      when: offers('review'),
      done: 'In review.',
    },
    {
      name: 'decline',
      label: 'Decline',
      tone: 'danger',
      when: offersOneOf('decline', 'review'),
      mayHaveReason: true,
      confirm: 'They get an email, with the reason if there is one.',
      done: 'Declined.',
    },
  ],
});
