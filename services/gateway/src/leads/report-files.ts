import { CashFigures, type CashReport } from '@valam/contracts/leads/cash-report.schema';
import { FunnelFigures, type FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import {
  type OccupancyReport,
  PromiseFigures,
  type PromisesReport,
  SalesFigures,
  type SalesReport,
} from '@valam/contracts/leads/report.schema';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { currencies, inWholeUnits, type Currency } from '@valam/contracts/shared/money';
import { before, namedRow, rowOfOthers } from '../http/report-rows.js';
import { figureColumns, tableFile } from '../http/table-file.js';

type SalesRow = SalesReport['rows'][number];
type Departure = OccupancyReport['departures'][number];
type PromiseRow = PromisesReport['rows'][number];
type Month = CashReport['months'][number];
type FunnelRow = FunnelReport['rows'][number];

export function salesFile({ rows, others, currency }: SalesReport): string {
  const figures = fieldsOf(SalesFigures);
  return tableFile<SalesRow>(
    {
      ...namedRow,
      currency: (row) => row.currency,
      ...figureColumns(figures, ({ now }: SalesRow) => now),
      ...figureColumns(figures, (row: SalesRow) => row.before, before),
    },
    [...rows, ...rowOfOthers(others).map((row) => ({ ...row, currency }))],
  );
}

/** Empty for roles that may not see money. */
const atStake = (currency: Currency): [string, (departure: Departure) => number | null] => [
  `atStake${currency}`,
  ({ atStake: amounts }: Departure) => {
    const amount = amounts?.find((one) => one.currency === currency);
    return amount ? inWholeUnits(amount) : null;
  },
];

export function occupancyFile({ departures }: OccupancyReport): string {
  return tableFile<Departure>(
    {
      id: ({ id }) => id,
      tourId: ({ tourId }) => tourId,
      tourTitle: ({ tourTitle }) => tourTitle,
      startDate: ({ startDate }) => startDate,
      capacity: ({ capacity }) => capacity,
      sold: ({ sold }) => sold,
      minimum: ({ minimum }) => minimum,
      decisionDate: ({ decisionDate }) => decisionDate,
      daysLeft: ({ daysLeft }) => daysLeft,
      outlook: ({ outlook }) => outlook,
      expected: ({ expected }) => expected,
      ...Object.fromEntries(currencies.map(atStake)),
    },
    departures,
  );
}

export function promisesFile({ rows }: PromisesReport): string {
  const figures = fieldsOf(PromiseFigures);
  return tableFile<PromiseRow>(
    {
      ...namedRow,
      ...figureColumns(figures, ({ now }: PromiseRow) => now),
      ...figureColumns(figures, ({ then }: PromiseRow) => then, before),
    },
    rows,
  );
}

export function cashFile({ months, currency }: CashReport): string {
  return tableFile<Month>(
    {
      ...namedRow,
      from: ({ from }) => from,
      to: ({ to }) => to,
      currency: () => currency,
      ...figureColumns([...fieldsOf(CashFigures), 'closingMinor'], (month: Month) => month),
      isExpected: ({ isExpected }) => String(isExpected),
    },
    months,
  );
}

export function funnelFile({ rows, others }: FunnelReport): string {
  const figures = fieldsOf(FunnelFigures);
  return tableFile<FunnelRow>(
    {
      ...namedRow,
      ...figureColumns(figures, ({ now }: FunnelRow) => now),
      ...figureColumns(figures, ({ then }: FunnelRow) => then, before),
    },
    [...rows, ...rowOfOthers(others)],
  );
}
