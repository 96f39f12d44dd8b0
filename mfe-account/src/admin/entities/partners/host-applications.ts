import { hostApplicationsAdmin } from '@valam/contracts/identity/host-applications.admin';
import { offers, textAt } from '../../description/values';
import { layoutOf } from '../../description/layout';
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
    { key: 'email' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'status', label: 'State' },
    { key: 'createdAt', label: 'Received' },
  ],
  filters: [
    {
      key: 'status',
      label: 'State',
    },
  ],
  facts: [
    { key: 'email', as: 'mail' },
    { key: 'mobile', label: 'Phone' },
    { key: 'message', as: 'long' },
    { key: 'heardAboutUs', label: 'Heard of us' },
    { key: 'heardAboutUsDetails', label: 'More', as: 'long' },
    { key: 'referralCodeUsed', label: 'Code' },
    { key: 'sourceUrl', label: 'Came from', as: 'address' },
    { key: 'spamMarks', label: 'Spam marks' },
    { key: 'createdAt', label: 'Received' },
  ],
  historyOf: historyIn,
  relatedLinksOf: (row) =>
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
      confirm: ({ spamMarks }) =>
        spamMarks.length > 0
          ? 'They get no email, because the application was marked as spam.'
          : 'They get an email, with the reason if there is one.',
      done: 'Declined.',
    },
  ],
});
