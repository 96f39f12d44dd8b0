import type { SalesReport } from '@valam/contracts/leads/report.schema';
import { Link } from '@valam/mfe-kit/router';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import type { ReportAddress } from '../use-report-address';
import { Compared } from '../compared';
import { RowName } from '../entries-links';
import { WideTable } from '../wide-table';
import { beforeText, isEmpty, measureText, rowsWithEntries, salesMeasures } from './sales-measures';

type Row = SalesReport['rows'][number];

const figureColumns: readonly Column<Row>[] = salesMeasures.map((measure) => ({
  key: measure.id,
  header: measure.label,
  figures: true,
  cell: (row) => (
    <Compared now={measureText(measure, row.now, row.currency)} then={beforeText(measure, row)} />
  ),
}));

interface TableProps {
  readonly address: ReportAddress;
  readonly report: SalesReport;
}

/** Totals by currency, each linked to its figures. */
export function CurrencyTotals({ address, report: { totals, currency: shown } }: TableProps) {
  const rows = totals.map((total) => ({ ...total, key: total.currency, label: total.currency }));
  const name: Column<Row> = {
    key: 'currency',
    header: 'Currency',
    names: true,
    cell: ({ currency }) => (
      <Link to={address.href({ currency })} aria-current={currency === shown ? 'true' : undefined}>
        {currency}
      </Link>
    ),
  };
  return (
    <WideTable label="All sales by currency">
      <DataTable
        caption="All sales by currency"
        columns={[name, ...figureColumns]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </WideTable>
  );
}

/** The data of the chart as a table; each row links to its entries. */
export function SalesTable({ address, report, title }: TableProps & { readonly title: string }) {
  const name: Column<Row> = {
    key: 'name',
    header: title,
    names: true,
    cell: ({ key, label, before }) => (
      <RowName address={address} rowKey={key} label={label} hasBefore={!isEmpty(before)} />
    ),
  };
  const rows = rowsWithEntries(report);
  return (
    <WideTable label={`Sales by ${title.toLowerCase()}`}>
      <DataTable
        caption={`Sales by ${title.toLowerCase()}`}
        columns={[name, ...figureColumns]}
        rows={rows}
        rowKey={({ key, currency }) => `${key} ${currency}`}
      />
      {rows.length < report.rows.length && (
        <Small $soft>Each {title.toLowerCase()} without an entry, in both ranges, is left out.</Small>
      )}
    </WideTable>
  );
}
