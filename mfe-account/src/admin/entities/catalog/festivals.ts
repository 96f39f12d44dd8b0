import { festivalsAdmin } from '@valam/contracts/catalog/festivals.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const festivals = content(festivalsAdmin, {
  title: 'Festivals',
  noun: 'festival',
  titleKey: 'name',
  canLack: true,
  csvLacks:
    'The file does not hold the days of a festival: an existing festival keeps its days, and a new one has none until you add them.',
  searchHint: 'Name, description',
  columns: [{ key: 'name' }, { key: 'places' }],
  fields: [
    { key: 'name' },
    slugField,
    { key: 'localName', label: 'Name in the local script' },
    { key: 'language', label: 'Language code' },
    { key: 'description' },
    {
      key: 'places',
      hint: 'One per line, spelled like the districts of tours. Leave blank if it is celebrated everywhere.',
    },
    {
      key: 'temples',
      hint: 'One per line: the last part of the temple’s address, such as kapaleeshwarar-temple-mylapore.',
    },
    { key: 'source' },
    {
      key: 'days',
      label: 'Its days',
      kind: 'rows',
      noun: 'year',
      fields: [
        { key: 'from', label: 'First day', kind: 'day', required: true },
        { key: 'to', label: 'Last day', kind: 'day', required: true },
        { key: 'isConfirmed', label: 'The temple has confirmed it', kind: 'flag' },
      ],
    },
  ],
});
