import { content } from '../content';
import { orderField } from '../content-fields';

export const faqs = content({
  name: 'faqs',
  title: 'Questions',
  noun: 'question',
  titleKey: 'question',
  canArrange: 'asc',
  searchHint: 'Question, answer',
  columns: [
    { key: 'question', label: 'Question', sortable: true },
    { key: 'type', label: 'Type', sortable: true },
    { key: 'order', label: 'Order', as: 'figure', sortable: true },
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
