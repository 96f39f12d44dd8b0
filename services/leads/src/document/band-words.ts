import type { RefundBand } from '@valam/contracts/leads/refund-policy';
import { formatDay } from '@valam/contracts/shared/days';

/** The days of a refund band: `Until Apr 01, 2027`. */
export function bandWords({ from, until }: Pick<RefundBand, 'from' | 'until'>): string {
  if (from && until) return `From ${formatDay(from)} until ${formatDay(until)}`;
  if (until) return `Until ${formatDay(until)}`;
  return from ? `From ${formatDay(from)}` : 'Always';
}

/** The bands that a cancellation can still fall into; for a late booking, the others have passed. */
export const bandsToCome = (bands: readonly RefundBand[], today: string): readonly RefundBand[] =>
  bands.filter(({ until }) => until === null || until >= today);
