import type { ReportRange } from '@valam/contracts/leads/report.schema';
import { addDays, formatDay, formatDayRange } from '@valam/contracts/shared/days';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const lastDays = (today: string, count: number): ReportRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** The days that an address names; the last thirty where it names none. */
export function rangeOf(search: URLSearchParams, today: string): ReportRange {
  const usual = lastDays(today, 30);
  const [from, to] = [search.get('from'), search.get('to')];
  return { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to };
}

export interface RangeChoice {
  readonly label: string;
  readonly range: ReportRange;
}

export function rangeChoices(today: string): readonly RangeChoice[] {
  const month = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(month, -1);
  return [
    { label: 'Today', range: lastDays(today, 1) },
    { label: 'Last 7 days', range: lastDays(today, 7) },
    { label: 'Last 30 days', range: lastDays(today, 30) },
    { label: 'This month', range: { from: month, to: today } },
    { label: 'Last month', range: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore } },
    { label: 'Last 365 days', range: lastDays(today, 365) },
  ];
}

/** `Jan 05, 2027` or `Jan 05 – 31, 2027`. */
export const rangeWords = ({ from, to }: ReportRange): string =>
  from === to ? formatDay(from) : formatDayRange(from, to);
