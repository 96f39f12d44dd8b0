import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Link } from '@valam/mfe-kit/router';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import type { EntityDescription } from '../description/entity-description';
import { recordPlace } from '../description/places';
import { useRole } from '../frame/use-role';
import { ShownValue } from '../record/shown-value';
import { bulkActionsOf } from './bulk-bar';
import type { Chosen } from './use-chosen';
import type { ListAddress } from './use-list-address';

/** Rows of 44 px with text of 15 px; wide tables scroll within their own container. */
const DenseTable = styled.div`
  font-size: 0.9375rem;
  overflow-x: auto;
  margin-bottom: var(--space-4);
  & table {
    font-size: inherit;
    width: 100%;
  }
  & input[type='checkbox'] {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-primary);
  }
  ${from.table} {
    & td {
      height: 44px;
      padding-block: 0.5rem;
      vertical-align: middle;
      max-width: 22rem;
    }
    & th,
    & td {
      padding-right: 0.625rem;
    }
    & .figures + * {
      padding-left: 0.5rem;
    }
    & td.names {
      min-width: 9rem;
    }
    & td > span {
      display: -webkit-box;
      -webkit-line-clamp: 2;
      -webkit-box-orient: vertical;
      overflow: hidden;
    }
  }
`;

interface ListTableProps {
  readonly description: EntityDescription;
  readonly records: readonly AdminRecord[];
  readonly isLoading: boolean;
  readonly address: ListAddress;
  readonly chosen: Chosen;
}

/** The table of a list; the first column links to the record. */
export function ListTable({ description, records, isLoading, address, chosen }: ListTableProps) {
  const { name, title, titleOf } = description;
  // A selection without an action would lead to nothing.
  const maySelect = bulkActionsOf(description, useRole()).length > 0;
  const tick: Column<AdminRecord> = {
    key: 'chosen',
    header: 'Choose',
    cell: (record) => (
      <label>
        <input type="checkbox" checked={chosen.has(record.id)} onChange={() => chosen.toggle(record.id)} />
        <VisuallyHidden>{titleOf(record)}</VisuallyHidden>
      </label>
    ),
  };
  const columns = description.columns.map((column, index): Column<AdminRecord> => ({
    key: column.key,
    header: column.label,
    names: index === 0,
    figures: column.as === 'figure' || column.as === 'money',
    sortable: column.sortable ?? false,
    cell: (record) => {
      const value = <ShownValue shown={column} row={record} />;
      return index === 0 ? <Link to={recordPlace(name, record.id)}>{value}</Link> : value;
    },
  }));
  return (
    <DenseTable>
      <DataTable
        caption={title}
        columns={maySelect ? [tick, ...columns] : columns}
        rows={records}
        rowKey={({ id }) => id}
        loading={isLoading}
        sorting={address.sorting}
        onSort={({ key, order }) => address.change({ sort: key, order })}
        empty={emptyWords(description, address)}
      />
    </DenseTable>
  );
}

function emptyWords({ title, noneWords }: EntityDescription, { page, isFiltered }: ListAddress): string {
  // The records of the last page may have been changed or removed.
  if (page > 1) return 'There is nothing on this page.';
  if (isFiltered) return 'Nothing matches these words and filters.';
  return noneWords ?? `There are no ${title.toLowerCase()} yet.`;
}
