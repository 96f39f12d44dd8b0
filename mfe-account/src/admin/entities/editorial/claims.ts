import { content } from '../content';
import { orderField } from '../content-fields';

export const settings = content({
  name: 'settings',
  title: 'Claims and settings',
  noun: 'setting',
  titleKey: 'label',
  canArrange: 'asc',
  searchHint: 'Name, label, value, source',
  firstSort: { key: 'order', order: 'asc' },
  columns: [
    { key: 'key', label: 'Name', sortable: true },
    { key: 'label', label: 'Label' },
    { key: 'value', label: 'Value' },
    { key: 'asOf', label: 'As of', as: 'day', sortable: true },
  ],
  fields: [
    { key: 'key', label: 'Name', kind: 'text', required: true },
    { key: 'label', label: 'Label', kind: 'text', required: true },
    { key: 'value', label: 'Value', kind: 'text', required: true },
    { key: 'source', label: 'Source', kind: 'text', required: true, hint: 'On what ground it is said.' },
    { key: 'asOf', label: 'As of', kind: 'day', required: true },
    orderField,
  ],
});
