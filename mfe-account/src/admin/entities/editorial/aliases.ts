import type { EntityDescription } from '../../description/entity-description';
import { optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';
import { editors } from '../roles';

export const aliases: EntityDescription = {
  name: 'aliases',
  title: 'Names that mean the same',
  noun: 'group of names',
  roles: { read: editors, write: editors },
  titleOf: (record) => (Array.isArray(record['names']) ? record['names'].join(' = ') : record.id),
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Any spelling',
  canCreate: true,
  columns: [
    { key: 'names', label: 'Names', as: 'list' },
    { key: 'kind', label: 'Kind', as: 'state' },
    { key: 'isSample', label: 'Sample', as: 'flag' },
  ],
  filters: [
    { key: 'kind', label: 'Kind', kind: 'select', options: optionsOf(['place', 'deity', 'saint', 'word']) },
  ],
  fields: [
    {
      key: 'kind',
      label: 'Kind',
      kind: 'select',
      options: optionsOf(['place', 'deity', 'saint', 'word']),
      required: true,
    },
    {
      key: 'names',
      label: 'Names',
      kind: 'words',
      required: true,
      hint: 'One a line, the one that records use first.',
    },
  ],
  actions: [
    {
      name: 'delete',
      label: 'Delete',
      roles: editors,
      tone: 'danger',
      confirm: 'The search will no longer take one of these names for the other.',
      done: 'Deleted.',
      isLast: true,
    },
  ],
};
