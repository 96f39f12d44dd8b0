import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { istDay } from '@valam/contracts/shared/days';
import { inWholeUnits, type Money } from '@valam/contracts/shared/money';
import { cellText } from '@valam/service-kit/text/cell-text';
import { stringify } from 'csv-stringify/sync';

const amount = (of: Money): string => inWholeUnits(of).toFixed(2);
/** The day in India, as on the dashboard. */
const day = (instant: string | null): string => (instant ? istDay(new Date(instant)) : '');

/** All columns needed to recompute a line in a spreadsheet. */
const columns: Readonly<Record<string, (line: CommissionLine) => string | number>> = {
  Date: (line) => day(line.occurredAt),
  Booking: (line) => line.bookingRef,
  Tour: (line) => cellText(line.tourTitle),
  Departure: (line) => line.startDate,
  Cause: (line) => line.cause,
  Currency: (line) => line.after.net.currency,
  'Paid before': (line) => amount(line.before.net),
  'Paid after': (line) => amount(line.after.net),
  'Booking total': (line) => amount(line.after.total),
  'Booking total USD': (line) => amount(line.after.totalUsd),
  'Base USD': (line) => amount(line.base),
  'Rate %': (line) => line.ratePercent,
  'Commission USD': (line) => amount(line.amount),
  State: (line) => line.state,
  Reason: (line) => cellText(line.reason ?? ''),
  Completed: (line) => day(line.completedAt),
  'Payable from': (line) => line.releasedOn ?? '',
  Paid: (line) => day(line.paidAt),
};

/** The rows of commission lines, for a file that has its header already. */
export const commissionRows = (lines: readonly CommissionLine[]): string => stringify(rowsOf(lines));

/** One row per commission line; the header is the same when there are no lines yet. */
export const commissionsCsv = (lines: readonly CommissionLine[]): string =>
  stringify([Object.keys(columns), ...rowsOf(lines)], { bom: true });

const rowsOf = (lines: readonly CommissionLine[]) =>
  lines.map((line) => Object.values(columns).map((read) => read(line)));
