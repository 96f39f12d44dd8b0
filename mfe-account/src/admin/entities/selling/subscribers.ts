import type { EntityDescription } from '../../description/entity-description';
import { textAt } from '../../description/values';
import { reviewers } from '../roles';

export const subscribers: EntityDescription = {
  name: 'subscribers',
  title: 'Newsletter',
  noun: 'subscriber',
  roles: { read: reviewers },
  titleOf: (row) => textAt(row, 'email'),
  searchHint: 'Email, name',
  hasListCsv: true,
  columns: [
    { key: 'email', label: 'Email', sortable: true },
    { key: 'name', label: 'Name' },
    { key: 'source', label: 'From', as: 'word' },
    { key: 'emailConfirmed', label: 'Confirmed', as: 'flag' },
    { key: 'confirmedAt', label: 'Since', as: 'moment', sortable: true },
    { key: 'unsubscribedAt', label: 'Left', as: 'moment' },
  ],
  filters: [
    { key: 'isActive', label: 'Who', kind: 'select', options: [{ value: 'true', label: 'Gets the letter' }] },
    { key: 'source', label: 'From', kind: 'text' },
  ],
  facts: [
    { key: 'name', label: 'Name' },
    { key: 'source', label: 'From', as: 'word' },
    { key: 'createdAt', label: 'Signed up', as: 'moment' },
    { key: 'confirmedAt', label: 'Confirmed', as: 'moment' },
    { key: 'unsubscribedAt', label: 'Left', as: 'moment' },
    { key: 'referralCode', label: 'Code' },
    { key: 'spamMarks', label: 'Marks of spam', as: 'list' },
  ],
  actions: [
    {
      name: 'unsubscribe',
      label: 'Unsubscribe',
      roles: reviewers,
      tone: 'danger',
      when: (row) => !row['unsubscribedAt'],
      confirm: 'This person gets no more letters.',
      done: 'Unsubscribed.',
    },
  ],
};
