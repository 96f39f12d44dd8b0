import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export interface SacredMonth {
  /** `2027-02`. */
  readonly id: string;
  readonly title: string;
  readonly days: readonly SacredDay[];
}

/** The days by the month in which they begin. */
export function sacredMonths(days: readonly SacredDay[]): readonly SacredMonth[] {
  const ids = [...new Set(days.map(({ from }) => from.slice(0, 7)))];
  return ids.map((id) => ({
    id,
    title: `${names[Number(id.slice(5)) - 1] ?? id} ${id.slice(0, 4)}`,
    days: days.filter(({ from }) => from.startsWith(id)),
  }));
}
