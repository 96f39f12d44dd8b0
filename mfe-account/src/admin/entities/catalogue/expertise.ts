import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const expertise = content(expertiseAdmin, {
  title: 'Expertise',
  noun: 'expertise',
  titleKey: 'name',
  canLack: true,
  searchHint: 'Name, category',
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'category', label: 'Category' },
  ],
  filters: [{ key: 'category', label: 'Category', kind: 'text' }],
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    slugField,
    { key: 'category', label: 'Category', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'textarea' },
  ],
});
