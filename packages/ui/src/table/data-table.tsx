import { Icon } from '@valam/ui/icon/icon';
import type { ReactNode } from 'react';
import { Message, Table } from './table-style';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned to the right. */
  readonly figures?: boolean;
  /** The column with the row's header. */
  readonly names?: boolean;
  readonly sortable?: boolean;
}

export interface Sorting {
  readonly key: string;
  readonly order: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** Rows are loading. */
  readonly loading?: boolean;
  /** Shown without rows, and when loading failed. */
  readonly empty?: ReactNode;
  readonly failed?: ReactNode;
}

/** A table; below 900 px every row becomes a block of labels and values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, loading, empty, failed } = props;
  const message = failed ?? (rows.length === 0 && !loading ? empty : undefined);
  return (
    <>
      <Table aria-busy={loading || undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={props.sorting} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {failed === undefined &&
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, cell, figures, names }) => (
                  <td key={key} data-label={header} className={classes(figures, names)}>
                    <span>{cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
          {loading && <WaitingRows columns={columns.length} count={rows.length > 0 ? 1 : 5} />}
        </tbody>
      </Table>
      {message !== undefined && (
        <Message role={failed === undefined ? undefined : 'alert'}>{message}</Message>
      )}
    </>
  );
}

function classes(figures = false, names = false): string | undefined {
  return [figures && 'figures', names && 'names'].filter(Boolean).join(' ') || undefined;
}

type HeadCellProps<Row> = Pick<DataTableProps<Row>, 'sorting' | 'onSort'> & { readonly column: Column<Row> };

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const { key, header, figures, sortable } = column;
  const order = sorting?.key === key ? sorting.order : undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={classes(figures)}>
        {header}
      </th>
    );
  }
  const sorted = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th scope="col" className={classes(figures)} aria-sort={order ? sorted[order] : 'none'}>
      <button type="button" onClick={() => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' })}>
        {header}
        <Icon name={order === undefined ? 'sort' : order === 'asc' ? 'arrow-up' : 'arrow-down'} />
      </button>
    </th>
  );
}

function WaitingRows({ columns, count }: { columns: number; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={`waiting-${row}`} aria-hidden="true" className="waiting">
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column}>
          <i />
        </td>
      ))}
    </tr>
  ));
}
