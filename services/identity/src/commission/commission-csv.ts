import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { inWholeUnits, type Money } from '@valam/contracts/shared/money';
import { stringify } from 'csv-stringify/sync';

const amount = (of: Money): string => inWholeUnits(of).toFixed(2);
const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';

/** The lines with everything that is needed to compute them again in a spreadsheet. */
export function commissionsCsv(lines: readonly CommissionLine[]): string {
  const rows = lines.map((line) => ({
    Date: day(line.occurredAt),
    Booking: line.bookingRef,
    Tour: line.tourTitle,
    Departure: line.startDate,
    Cause: line.cause,
    Currency: line.after.net.currency,
    'Paid before': amount(line.before.net),
    'Paid after': amount(line.after.net),
    'Booking total': amount(line.after.total),
    'Booking total USD': amount(line.after.totalUsd),
    'Base USD': amount(line.base),
    'Rate %': line.ratePercent,
    'Commission USD': amount(line.amount),
    State: line.state,
    Reason: line.reason ?? '',
    Completed: day(line.completedAt),
    'Payable from': line.releasedOn ?? '',
    Paid: day(line.paidAt),
  }));
  return stringify(rows, { header: true, bom: true, escape_formulas: true, columns: columnsOf(rows) });
}

const emptyColumns = ['Date', 'Booking', 'Tour', 'Commission USD', 'State'];
const columnsOf = (rows: readonly object[]): string[] => (rows[0] ? Object.keys(rows[0]) : emptyColumns);
