import { festivalsAdmin } from '@valam/contracts/catalog/festivals.admin';
import { content } from '../content';
import { slugField } from '../content-fields';

export const festivals = content(festivalsAdmin, {
  title: 'Festivals',
  noun: 'festival',
  titleKey: 'name',
  canLack: true,
  csvLacks:
    'The days of a festival are not in the file: a festival that is here keeps them, and a new one has none until you add them.',
  searchHint: 'Name, description',
  columns: [{ key: 'name' }, { key: 'places' }],
  fields: [
    { key: 'name' },
    slugField,
    { key: 'localName', label: 'Name in the local script' },
    { key: 'language', label: 'Language code' },
    { key: 'description' },
    { key: 'places', hint: 'One a line, named as the districts of tours. None: it is kept everywhere.' },
    {
      key: 'temples',
      hint: 'One a line: the last part of each one’s address, as kapaleeshwarar-temple-mylapore.',
    },
    { key: 'source' },
    {
      key: 'days',
      label: 'Days on which it falls',
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
