import { festivalsAdmin } from '@valam/contracts/catalog/festivals.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const festivals = content(festivalsAdmin, {
  title: 'Festivals',
  noun: 'festival',
  titleKey: 'name',
  canLack: true,
  searchHint: 'Name, description',
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'places', label: 'Places', as: 'list' },
  ],
  fields: [
    { key: 'name', label: 'Name', kind: 'text', required: true },
    slugField,
    { key: 'localName', label: 'Name in the local script', kind: 'text' },
    { key: 'language', label: 'Language code', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'textarea' },
    { key: 'places', label: 'Places', kind: 'words' },
    { key: 'temples', label: 'Temples', kind: 'words' },
    { key: 'source', label: 'Source', kind: 'text' },
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
