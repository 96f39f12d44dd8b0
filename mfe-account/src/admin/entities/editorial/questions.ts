import { faqsAdmin } from '@valam/contracts/catalog/faqs.admin';
import { content } from '../content';
import { orderField } from '../content-fields';

export const faqs = content(faqsAdmin, {
  title: 'Questions',
  noun: 'question',
  titleKey: 'question',
  canArrange: 'asc',
  searchHint: 'Question, answer',
  columns: [
    { key: 'question', label: 'Question' },
    { key: 'type', label: 'Type' },
    { key: 'order', label: 'Order', as: 'figure' },
  ],
  filters: [
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' },
  ],
  fields: [
    { key: 'question', label: 'Question', kind: 'text', required: true },
    { key: 'answer', label: 'Answer', kind: 'textarea', required: true },
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'tourId', label: 'Tour', kind: 'record', of: 'tours' },
    { key: 'listId', label: 'List', kind: 'text' },
    orderField,
  ],
});
