import type { SalesReport } from '@valam/contracts/leads/report.schema';
import { toCsv } from '../../description/cells';
import { rowsWithEntries, salesMeasures, type Measure } from './sales-measures';

type Row = SalesReport['rows'][number];

/** Amounts are plain numbers, so that a spreadsheet can add them. */
const cell = ({ of, isMoney }: Measure, figures: Row['now']): string => {
  const value = of(figures);
  if (value === null) return '';
  return isMoney ? (value / 100).toFixed(2) : String(value);
};

const figures = ({ now, before }: Pick<Row, 'now' | 'before'>): string[] =>
  salesMeasures.flatMap((measure) => [cell(measure, now), cell(measure, before)]);

/** Both tables of the report: its rows, then the totals by currency. */
export function salesCsv(report: SalesReport, groupLabel: string): string {
  const head = salesMeasures.flatMap(({ label }) => [label, `${label}, range before`]);
  const totals = [
    ['All sales', 'Currency', ...head],
    ...report.totals.map((total) => ['', total.currency, ...figures(total)]),
  ];
  if (report.by === 'currency') return toCsv(totals);
  const rows = rowsWithEntries(report).map((row) => [row.label, row.currency, ...figures(row)]);
  return toCsv([[groupLabel, 'Currency', ...head], ...rows, [], ...totals]);
}
