import type { SalesFigures, SalesReport } from '@valam/contracts/leads/report.schema';
import { formatCount, formatMoney, money, type Currency } from '@valam/contracts/shared/money';
import type { Explanation } from '../explanations';

export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly isMoney?: boolean;
  /** Null when undefined, such as an average of nothing. */
  readonly of: (figures: SalesFigures) => number | null;
}

const average = (sum: number, count: number): number | null => (count > 0 ? Math.round(sum / count) : null);

export const salesMeasures: readonly Measure[] = [
  {
    id: 'bookings',
    label: 'Bookings',
    meaning:
      'Bookings whose first payment arrived on these days, by the history of bookings. Those canceled later stay counted here.',
    of: ({ bookings }) => bookings,
  },
  {
    id: 'travelers',
    label: 'Travelers',
    meaning:
      'Travelers of these bookings, plus those who joined and minus those who left or canceled on these days.',
    of: ({ travelers }) => travelers,
  },
  {
    id: 'canceled',
    label: 'Canceled',
    meaning: 'Paid bookings that were canceled on these days, whenever they were made.',
    of: ({ canceled }) => canceled,
  },
  {
    id: 'gross',
    label: 'Gross',
    meaning:
      'Agreed prices before discounts, when booked or raised on these days. Paid or not: deposits and balances are in payments.',
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
      'What changes, goodwill and cancellations took off agreed prices on these days. A canceled booking keeps the part of its money that was not given back.',
    isMoney: true,
    of: ({ reductionMinor }) => reductionMinor,
  },
  {
    id: 'net',
    label: 'Net',
    meaning:
      'Gross less discounts and reductions: the prices of valid bookings and the money kept of canceled ones. Transfer fees are left out.',
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
    meaning: 'Gross divided by bookings.',
    isMoney: true,
    of: ({ grossMinor, bookings }) => average(grossMinor, bookings),
  },
  {
    id: 'lead',
    label: 'Days ahead',
    meaning: 'Days from the booking to its departure, on average.',
    of: ({ leadDays, bookings }) => average(leadDays, bookings),
  },
];

export const salesExplanations: readonly Explanation[] = salesMeasures.map(({ label, meaning }) => ({
  figure: label,
  meaning,
}));

export function measureText({ of, isMoney }: Measure, figures: SalesFigures, currency: Currency): string {
  const value = of(figures);
  if (value === null) return '–';
  return isMoney ? formatMoney(money(value, currency)) : formatCount(value);
}

/** `+12%`, `−4%`; `new` or a dash when there is nothing to compare with. */
export function changeText({ of }: Measure, now: SalesFigures, before: SalesFigures): string {
  const [value, then] = [of(now), of(before)];
  if (value === null || then === null || then === 0) return value ? 'new' : '–';
  const percent = Math.round(((value - then) / Math.abs(then)) * 100);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** The key of the row that sums up all others; no tour, country or code has it. */
export const others = ' ';

/** The rows of a report, and after them the sums of those that have none of their own. */
export const rowsWithOthers = (report: SalesReport): SalesReport['rows'] => [
  ...report.rows,
  ...(report.others
    ? [
        {
          ...report.others,
          key: others,
          label: `${formatCount(report.others.count)} others`,
          currency: report.currency,
        },
      ]
    : []),
];
