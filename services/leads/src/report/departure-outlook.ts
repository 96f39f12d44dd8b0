import type { Outlook } from '@valam/contracts/leads/report.schema';

export interface SeatsOfDeparture {
  readonly capacity: number;
  readonly sold: number;
  /** Minimum number of travelers; null if it always runs. */
  readonly minimum: number | null;
  readonly isCanceled: boolean;
  readonly daysLeft: number;
}

/** An earlier departure of the tour: its travelers at the same distance from its start, and at the end. */
export interface EarlierDeparture {
  readonly then: number;
  readonly final: number;
}

/**
 * Forecast for a departure: it runs once its minimum is sold. Before that, the average number of travelers
 * that earlier departures gained in the remaining days is added to its current number. Without earlier
 * departures there is no forecast.
 */
export function outlookOf(
  { capacity, sold, minimum, isCanceled, daysLeft }: SeatsOfDeparture,
  earlier: readonly EarlierDeparture[],
): { outlook: Outlook; expected: number | null } {
  if (isCanceled) return { outlook: 'canceled', expected: null };
  if (daysLeft < 0) return { outlook: 'departed', expected: null };
  const won = earlier.reduce((sum, { then, final }) => sum + (final - then), 0);
  const more = earlier.length > 0 ? Math.max(0, won / earlier.length) : null;
  const expected = more === null ? null : Math.min(capacity, Math.round((sold + more) * 10) / 10);
  if (minimum === null || sold >= minimum) return { outlook: 'runs', expected };
  if (expected === null) return { outlook: 'unknown', expected };
  return { outlook: expected >= minimum ? 'on_course' : 'at_risk', expected };
}
