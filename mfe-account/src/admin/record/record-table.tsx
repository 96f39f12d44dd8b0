import { Link } from '@valam/mfe-kit/router';
import { DataTable } from '@valam/ui/table/data-table';
import { Heading } from '@valam/ui/typography/typography';
import type { PartDescription, Shown } from '../description/shown';
import { ShownValue } from './shown-value';
import { useMayOpen } from './use-may-open';

type Row = Readonly<Record<string, unknown>>;

const isFigure = ({ as }: Shown) => as === 'figure' || as === 'money';

export function RecordTable({
  title,
  rows,
  columns,
  href,
}: Pick<PartDescription, 'title' | 'columns' | 'href'> & { rows: readonly Row[] }) {
  const mayOpen = useMayOpen();
  return (
    <section>
      <Heading as="h2" $size={3}>
        {title}
      </Heading>
      <DataTable
        caption={title}
        rows={rows.map((row, index) => ({ row, index }))}
        rowKey={({ index }) => String(index)}
        empty="None."
        columns={columns.map((column, at) => ({
          key: column.key,
          header: column.label,
          figures: isFigure(column),
          names: at === 0,
          cell: ({ row }: { row: Row }) => {
            const to = at === 0 ? href?.(row) : null;
            const value = <ShownValue shown={column} row={row} />;
            return to && mayOpen(to) ? <Link to={to}>{value}</Link> : value;
          },
        }))}
      />
    </section>
  );
}
