import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
import { formatMonthInFull } from '@valam/contracts/shared/days';

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
    title: formatMonthInFull(id),
    days: days.filter(({ from }) => from.startsWith(id)),
  }));
}
