import { festivalsAdmin } from '@valam/contracts/catalog/festivals.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const festivals = content(festivalsAdmin, {
  title: 'Festivals',
  noun: 'festival',
  titleKey: 'name',
  canLack: true,
  searchHint: 'Name, description',
  columns: [{ key: 'name' }, { key: 'places' }],
  fields: [
    { key: 'name' },
    slugField,
    { key: 'localName', label: 'Name in the local script' },
    { key: 'language', label: 'Language code' },
    { key: 'description' },
    { key: 'places' },
    { key: 'temples' },
    { key: 'source' },
    {
      key: 'days',
      label: 'Days on which it falls',
      kind: 'rows',
      noun: 'year',
      fields: [
        { key: 'from', label: 'First day', kind: 'day', required: true },
        { key: 'to', label: 'Last day', kind: 'day', required: true },
      ],
    },
  ],
});
