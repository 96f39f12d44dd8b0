import { aliasesAdmin } from '@valam/contracts/catalog/aliases.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';

export const aliases = layoutOf(aliasesAdmin, {
  title: 'Names that mean the same',
  noun: 'group of names',
  titleOf: (record) => (Array.isArray(record['names']) ? record['names'].join(' = ') : record.id),
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Any spelling',
  canCreate: true,
  columns: [{ key: 'names' }, { key: 'kind' }, { key: 'isSample', label: 'Sample' }],
  filters: [{ key: 'kind' }],
  fields: [
    {
      key: 'kind',
    },
    {
      key: 'names',
      required: true,
      hint: 'One per line, starting with the one that records use.',
    },
  ],
  actions: [
    {
      name: 'delete',
      label: 'Delete',
      tone: 'danger',
      confirm: 'The search will no longer take one of these names for the other.',
      done: 'Deleted.',
      isLast: true,
    },
  ],
});
