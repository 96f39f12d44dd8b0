import type { SalesFigures, SalesReport } from '@valam/contracts/leads/report.schema';
import { formatCount, formatMoney, money, type Currency } from '@valam/contracts/shared/money';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { rangeBeforeExplained, type Explanation } from '../explanations';

type Row = Pick<SalesReport['rows'][number], 'now' | 'before' | 'currency'>;

export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly isMoney?: boolean;
  /** Null if there is no value, such as an average without entries. */
  readonly of: (figures: SalesFigures) => number | null;
}

const average = (sum: number, count: number): number | null => (count > 0 ? Math.round(sum / count) : null);

/** Rounds an average to whole units, because cents would suggest more precision than it has. */
const wholeUnits = (minor: number | null): number | null => minor && Math.round(minor / 100) * 100;

export const salesMeasures: readonly Measure[] = [
  {
    id: 'bookings',
    label: 'Bookings',
    meaning:
      'Bookings whose first payment arrived on these days, by the history of bookings. Those cancelled later stay counted here.',
    of: ({ bookings }) => bookings,
  },
  {
    id: 'travelers',
    label: 'Travelers',
    meaning:
      'Travelers of these bookings, plus those who joined and minus those who left or cancelled on these days.',
    of: ({ travelers }) => travelers,
  },
  {
    id: 'canceled',
    label: 'Cancelled',
    meaning: 'Paid bookings that were cancelled on these days, whenever they were made.',
    of: ({ canceled }) => canceled,
  },
  {
    id: 'gross',
    label: 'Gross',
    meaning:
      'Agreed prices before discounts of what was booked on these days, and what was added to the price of earlier bookings, by the history of bookings. A price counts in full, whether or not it is paid: the report on cash has the payments.',
    isMoney: true,
    of: ({ grossMinor }) => grossMinor,
  },
  {
    id: 'discount',
    label: 'Discounts',
    meaning: 'What promo codes took off, by the history of bookings.',
    isMoney: true,
    of: ({ discountMinor }) => discountMinor,
  },
  {
    id: 'reduction',
    label: 'Reductions',
    meaning:
      'What changes, goodwill and cancellations took off agreed prices on these days. A cancelled booking keeps the part of its money that was not refunded.',
    isMoney: true,
    of: ({ reductionMinor }) => reductionMinor,
  },
  {
    id: 'net',
    label: 'Net',
    meaning:
      'Gross less discounts and reductions: the prices of valid bookings and the money kept of cancelled ones. Transfer fees are left out.',
    isMoney: true,
    of: ({ netMinor }) => netMinor,
  },
  {
    id: 'refund',
    label: 'Refunds',
    meaning:
      'Money that was ordered to go back on these days, from the ledger of refunds, whether or not it has arrived. A refund lowers the price as a reduction, or returns a payment that never became a booking; net does not subtract it again.',
    isMoney: true,
    of: ({ refundMinor }) => refundMinor,
  },
  {
    id: 'value',
    label: 'Average value',
    meaning: 'Gross divided by bookings, rounded to whole units of the currency.',
    isMoney: true,
    of: ({ grossMinor, bookings }) => wholeUnits(average(grossMinor, bookings)),
  },
  {
    id: 'lead',
    label: 'Days ahead',
    meaning: 'Days from the booking to its departure, on average.',
    of: ({ leadDays, bookings }) => average(leadDays, bookings),
  },
];

export const salesExplanations: readonly Explanation[] = [
  ...salesMeasures.map(({ label, meaning }) => ({ figure: label, meaning })),
  {
    figure: 'Currency',
    meaning:
      'The currency in which a booking is paid. Amounts in different currencies are never added up: choose one in the first table.',
  },
  {
    figure: 'Country and partner',
    meaning:
      'The country of the phone number that was given with the booking, and the partner whose code it carries.',
  },
  {
    figure: 'Which day',
    meaning:
      'Each entry counts on the day in India on which it was recorded, so a closed day does not change: a late change, cancellation or refund is an entry of its own day.',
  },
  rangeBeforeExplained,
];

export function measureText({ of, isMoney }: Measure, figures: SalesFigures, currency: Currency): string {
  const value = of(figures);
  if (value === null) return '–';
  return isMoney ? formatMoney(money(value, currency)) : formatCount(value);
}

export const isEmpty = (figures: SalesFigures): boolean => salesMeasures.every(({ of }) => !of(figures));

/** The rows with an entry in either range. */
export const rowsWithEntries = (report: SalesReport): SalesReport['rows'] =>
  rowsWithOthers(report).filter(({ now, before }) => !isEmpty(now) || !isEmpty(before));

/** `$3,190 (+12%)`: the figure of the range before, with the change since then; empty if there was none. */
export function beforeText(measure: Measure, { now, before, currency }: Row): string {
  const change = changeText(measure, now, before);
  return change && `${measureText(measure, before, currency)} (${change})`;
}

/** `+12%`, `−4%`; empty if there is nothing to compare with. */
function changeText({ of }: Measure, now: SalesFigures, before: SalesFigures): string {
  const [value, then] = [of(now), of(before)];
  if (value === null || !then) return '';
  const percent = Math.round(((value - then) / Math.abs(then)) * 100);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** The rows of a report, followed by the sums of everything without a row of its own. */
const rowsWithOthers = (report: SalesReport): SalesReport['rows'] => [
  ...report.rows,
  ...(report.others
    ? [
        {
          ...report.others,
          key: keyOfOthers,
          label: `${formatCount(report.others.count)} others`,
          currency: report.currency,
        },
      ]
    : []),
];
