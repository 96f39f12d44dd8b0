import { subscribersAdmin } from '@valam/contracts/leads/subscribers.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';

export const subscribers = layoutOf(subscribersAdmin, {
  title: 'Newsletter',
  noun: 'subscriber',
  titleOf: (row) => textAt(row, 'email'),
  searchHint: 'Email, name',
  hasListCsv: true,
  columns: [
    { key: 'email', label: 'Email' },
    { key: 'name', label: 'Name' },
    { key: 'source', label: 'From', as: 'word' },
    { key: 'emailConfirmed', label: 'Confirmed', as: 'flag' },
    { key: 'confirmedAt', label: 'Since', as: 'moment' },
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
      tone: 'danger',
      when: (row) => !row['unsubscribedAt'],
      confirm: 'This person gets no more letters.',
      done: 'Unsubscribed.',
    },
  ],
});
