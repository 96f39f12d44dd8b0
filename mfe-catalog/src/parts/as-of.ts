import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { formatDayRange } from '@valam/contracts/shared/days';

/** `As of Oct 01, 2026`, or the range from the oldest to the newest record, so that no record seems newer than it is. */
export function asOfWords(records: readonly Pick<Claim, 'asOf'>[]): string | null {
  const days = records.map(({ asOf }) => asOf).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return `As of ${formatDayRange(first, last)}`;
}
