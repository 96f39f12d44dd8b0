import { adminEntities, type AdminEntity } from '@valam/contracts/admin/entities';
import { auditAdmin } from '@valam/contracts/identity/audit.admin';
import { allRecords } from '@valam/contracts/shared/admin-entity';
import { inWords } from '../../description/field-description';
import { layoutOf } from '../../description/layout';
import { asLowerCase, asName } from '../../description/spelling';
import { rowAt, textAt } from '../../description/values';

const isEntity = (name: string): name is AdminEntity => Object.hasOwn(adminEntities, name);

/** Null for an action on all records of an entity, and for one that the back office does not show. */
const entityOf = (row: Readonly<Record<string, unknown>>): AdminEntity | null => {
  const entity = textAt(row, 'entity');
  return isEntity(entity) && textAt(row, 'entityId') !== allRecords ? entity : null;
};

/** Users who have left have no email address, only a name. */
const whoOf = (row: Readonly<Record<string, unknown>>): string =>
  textAt(row, 'actorEmail') || textAt(row, 'actorName') || 'The system';

export const audit = layoutOf(auditAdmin, {
  title: 'Audit log',
  noun: 'entry',
  titleOf: (row) => `${inWords(textAt(row, 'action'))}: ${inWords(textAt(row, 'entity')).toLowerCase()}`,
  noneWords: 'Nothing has been recorded yet.',
  searchHint: 'Who, which record, what',
  hasListCsv: true,
  columns: [
    { key: 'at', label: 'When' },
    { key: 'actorEmail', label: 'Who', value: whoOf },
    { key: 'action', label: 'What', as: 'word' },
    { key: 'entity', label: 'On', as: 'word' },
    { key: 'entityId', label: 'Record' },
    { key: 'reason', label: 'Why' },
  ],
  filters: [
    { key: 'entity', label: 'On', storedAs: asName },
    { key: 'action', label: 'What', storedAs: asName },
    { key: 'actorEmail', label: 'Who', storedAs: asLowerCase },
    { key: 'since', kind: 'day' },
    { key: 'until', kind: 'day' },
  ],
  facts: [
    { key: 'at', label: 'When' },
    { key: 'actorEmail', label: 'Who', value: whoOf },
    { key: 'actorRole', label: 'As', as: 'state' },
    { key: 'service', label: 'In', as: 'word' },
    { key: 'action', label: 'What', as: 'word' },
    { key: 'entity', label: 'On', as: 'word' },
    { key: 'record', label: 'Record', as: 'record', of: entityOf, value: ({ entityId }) => entityId },
    // Of a record that has been deleted, only the id is left.
    { key: 'entityId', label: 'Its id' },
    { key: 'reason', label: 'Why', as: 'long' },
  ],
  parts: [
    {
      title: 'What changed',
      rows: (row) =>
        Object.entries(rowAt(row, 'changes') ?? {}).map(([field, change]) => ({
          field: inWords(field),
          ...(change as object),
        })),
      columns: [
        { key: 'field', label: 'Field' },
        { key: 'from', label: 'From', as: 'json' },
        { key: 'to', label: 'To', as: 'json' },
      ],
    },
  ],
});
