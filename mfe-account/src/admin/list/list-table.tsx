import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Link } from '@valam/mfe-kit/router';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import type { EntityDescription } from '../description/entity-description';
import { recordPlace } from '../description/places';
import { ShownValue } from '../record/shown-value';
import { DenseTable } from './dense-table';
import type { Chosen } from './use-chosen';
import type { ListAddress } from './use-list-address';

interface ListTableProps {
  readonly description: EntityDescription;
  readonly records: readonly AdminRecord[];
  readonly isLoading: boolean;
  readonly address: ListAddress;
  readonly chosen: Chosen;
}

/** The rows of a list; the first column leads to the record. */
export function ListTable({ description, records, isLoading, address, chosen }: ListTableProps) {
  const { name, title, titleOf, bulk } = description;
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
        columns={bulk ? [tick, ...columns] : columns}
        rows={records}
        rowKey={({ id }) => id}
        loading={isLoading}
        sorting={address.sorting}
        onSort={({ key, order }) => address.change({ sort: key, order })}
        empty={
          address.isFiltered
            ? 'Nothing is found by these words and filters.'
            : (description.noneWords ?? `There are no ${title.toLowerCase()} yet.`)
        }
      />
    </DenseTable>
  );
}
