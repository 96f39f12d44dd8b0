import { faqsAdmin } from '@valam/contracts/catalog/faqs.admin';
import { content } from '../content';
import { orderField } from '../content-fields';

export const faqs = content(faqsAdmin, {
  title: 'Questions',
  noun: 'question',
  titleKey: 'question',
  canArrange: 'asc',
  searchHint: 'Question, answer',
  columns: [{ key: 'question' }, { key: 'type' }, { key: 'order' }],
  filters: [{ key: 'type' }, { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' }],
  fields: [
    { key: 'question' },
    { key: 'answer' },
    {
      key: 'type',
      hint: 'Pages ask for Spiritual Tour, Retreat, Private Tour, About, Host, Referral, Venue Listing and Retreat Venues.',
    },
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' },
    { key: 'listId', label: 'List' },
    orderField,
  ],
});
