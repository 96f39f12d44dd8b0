import { expertiseAdmin } from '@valam/contracts/catalog/expertise.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const expertise = content(expertiseAdmin, {
  title: 'Expertise',
  noun: 'expertise',
  titleKey: 'name',
  canLack: true,
  noneWords: 'There is no expertise yet.',
  searchHint: 'Name, category',
  columns: [{ key: 'name' }, { key: 'category' }],
  filters: [{ key: 'category' }],
  fields: [{ key: 'name' }, slugField, { key: 'category' }, { key: 'description' }],
});
