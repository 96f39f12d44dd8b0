import { subscribersAdmin } from '@valam/contracts/leads/subscribers.admin';
import { layoutOf } from '../../description/layout';
import { asState } from '../../description/spelling';
import { textAt } from '../../description/values';

export const subscribers = layoutOf(subscribersAdmin, {
  title: 'Newsletter',
  noun: 'subscriber',
  titleOf: (row) => textAt(row, 'email'),
  noneWords: 'Nobody has signed up for the newsletter yet.',
  searchHint: 'Email, name',
  hasListCsv: true,
  columns: [
    { key: 'email' },
    { key: 'name' },
    { key: 'source', label: 'From', as: 'word' },
    { key: 'emailConfirmed', label: 'Confirmed' },
    { key: 'confirmedAt', label: 'Since' },
    { key: 'unsubscribedAt', label: 'Left' },
  ],
  filters: [
    { key: 'isActive', label: 'Subscription', kind: 'select', options: [{ value: 'true', label: 'Active' }] },
    { key: 'source', label: 'From', storedAs: asState },
  ],
  facts: [
    { key: 'name' },
    { key: 'source', label: 'From', as: 'word' },
    { key: 'createdAt', label: 'Signed up' },
    { key: 'confirmedAt', label: 'Confirmed' },
    { key: 'unsubscribedAt', label: 'Left' },
    { key: 'referralCode', label: 'Code' },
    { key: 'spamMarks', label: 'Spam marks' },
  ],
  actions: [
    {
      name: 'unsubscribe',
      label: 'Unsubscribe',
      tone: 'danger',
      when: (row) => !row['unsubscribedAt'],
      confirm: 'This person gets no more newsletters.',
      done: 'Unsubscribed.',
    },
  ],
});
