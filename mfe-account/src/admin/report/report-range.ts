import type { ReportRange } from '@valam/contracts/shared/report-range';
import { addDays, formatDayRange } from '@valam/contracts/shared/days';
import { addMonths } from '../calendar/month';

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const lastDays = (today: string, count: number): ReportRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

/** The default range of a report about the past. */
export const rangeBehind = (today: string): ReportRange => lastDays(today, 30);
/** The default range of a report about the future. */
export const rangeAhead = (today: string): ReportRange => nextDays(today, 60);

/** Parses the range from the URL; each missing day has a default. */
export function rangeOf(search: URLSearchParams, usual: ReportRange): ReportRange {
  const [from, to] = [search.get('from'), search.get('to')];
  return { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to };
}

const nextDays = (today: string, count: number): ReportRange => ({
  from: today,
  to: addDays(today, count - 1),
});

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

/** The first day of the month that is `away` months after the month of `day`. */
const monthStart = (day: string, away = 0): string => `${addMonths(day.slice(0, 7), away)}-01`;
const monthsAhead = (today: string, count: number): ReportRange => ({
  from: monthStart(today),
  to: addDays(monthStart(today, count), -1),
});

/** The current month and the five after it. */
export const rangeOfMonths = (today: string): ReportRange => monthsAhead(today, 6);

export const monthChoices = (today: string): readonly RangeChoice[] => [
  { label: 'This month', range: monthsAhead(today, 1) },
  { label: 'Next 6 months', range: monthsAhead(today, 6) },
  { label: 'Next 12 months', range: monthsAhead(today, 12) },
  {
    label: 'Last 12 months',
    range: { from: monthStart(today, -12), to: addDays(monthStart(today), -1) },
  },
];

export const aheadChoices = (today: string): readonly RangeChoice[] => [
  { label: 'Next 30 days', range: nextDays(today, 30) },
  { label: 'Next 60 days', range: nextDays(today, 60) },
  { label: 'Next 180 days', range: nextDays(today, 180) },
  { label: 'Next 365 days', range: nextDays(today, 365) },
  { label: 'Last 90 days', range: lastDays(today, 90) },
];

/** Names both ranges of a report, and says that the second figures are those of the range before. */
export const comparedRanges = ({ range, before }: Record<'range' | 'before', ReportRange>): string =>
  `${rangeWords(range)}, compared with ${rangeWords(before)} below each figure`;

/** `Jan 05, 2027` or `Jan 05 – 31, 2027`. */
export const rangeWords = ({ from, to }: ReportRange): string => formatDayRange(from, to);
