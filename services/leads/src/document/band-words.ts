import type { RefundBand } from '@valam/contracts/leads/refund-policy';
import { formatDay } from '@valam/contracts/shared/days';

/** The days of a refund band: `Until Apr 01, 2027`. */
export function bandWords({ from, until }: Pick<RefundBand, 'from' | 'until'>): string {
  if (from && until) return `From ${formatDay(from)} until ${formatDay(until)}`;
  if (until) return `Until ${formatDay(until)}`;
  return from ? `From ${formatDay(from)}` : 'Always';
}
