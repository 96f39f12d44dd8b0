import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { monthName, shortMonthName } from '@valam/contracts/shared/days';
import { formatCount, formatMoney, inWholeUnits, money } from '@valam/contracts/shared/money';

export const measures = [
  { id: 'clicks', label: 'Clicks' },
  { id: 'leads', label: 'Leads' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'earned', label: 'Earned' },
] as const;
export type Measure = (typeof measures)[number]['id'];

type Month = OwnReferral['byMonth'][number];

const titles: Readonly<Record<Measure, string>> = {
  clicks: 'Clicks by month',
  leads: 'Leads by month',
  bookings: 'Bookings by month',
  earned: 'Earned by month',
};

const asDollars = (value: number): string => formatMoney(money(Math.round(value * 100), 'USD'));

function valueOf(measure: Measure, month: Month): number | null {
  return measure === 'earned' ? inWholeUnits(month.earned) : month[measure];
}

/** A month of the chart. */
export interface MonthPoint {
  readonly label: string;
  readonly bar: number;
}

/** The data points, title and summary of the chart of a measure. */
export function chartOf(measure: Measure, months: readonly Month[]) {
  const values = months.map((month) => valueOf(measure, month));
  const format = measure === 'earned' ? asDollars : formatCount;
  const isAway = values.some((value) => value === null);
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    title: titles[measure],
    summary: isAway ? 'Not known at the moment.' : sentence(measure, format(total), months.at(-1)?.month),
    format,
    points: isAway
      ? []
      : months.map(({ month }, index) => ({
          label: shortMonthName(month),
          bar: values[index] ?? 0,
        })),
  };
}

function sentence(measure: Measure, total: string, last: string | undefined): string {
  const running = last ? ` ${monthName(last)} is still running.` : '';
  const rest = measure === 'clicks' ? ', repeats and bots left out' : '';
  const what =
    measure === 'earned' ? `${total} earned` : `${total} ${total === '1' ? measure.slice(0, -1) : measure}`;
  return `${what} in twelve months${rest}.${running}`;
}
