import type { SalesReport } from '@valam/contracts/leads/report.schema';
import { toCsv } from '../../description/cells';
import { rowsWithOthers, salesMeasures, type Measure } from './sales-measures';

type Figures = SalesReport['rows'][number]['now'];

/** Amounts as plain numbers, so that a spreadsheet adds them. */
const cell = ({ of, isMoney }: Measure, figures: Figures): string => {
  const value = of(figures);
  if (value === null) return '';
  return isMoney ? (value / 100).toFixed(2) : String(value);
};

export const salesCsv = (report: SalesReport, groupLabel: string): string =>
  toCsv([
    [groupLabel, 'Currency', ...salesMeasures.flatMap(({ label }) => [label, `${label}, range before`])],
    ...rowsWithOthers(report).map((row) => [
      row.label,
      row.currency,
      ...salesMeasures.flatMap((measure) => [cell(measure, row.now), cell(measure, row.before)]),
    ]),
  ]);
