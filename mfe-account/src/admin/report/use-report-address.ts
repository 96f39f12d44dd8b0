import type { ReportRange } from '@valam/contracts/shared/report-range';
import { istDay } from '@valam/contracts/shared/days';
import { useLocation, useSearchParams } from '@valam/mfe-kit/router';
import { rangeBehind, rangeOf } from './report-range';

export interface ReportAddress {
  readonly range: ReportRange;
  readonly today: string;
  valueOf(key: string): string | null;
  change(changes: Readonly<Record<string, string | null>>): void;
  href(changes: Readonly<Record<string, string | null>>): string;
}

/** Keeps the parameters of a report in its address, so that it can be shared and navigated back to. */
export function useReportAddress(usual: (today: string) => ReportRange = rangeBehind): ReportAddress {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const today = istDay(new Date());
  const changed = (changes: Readonly<Record<string, string | null>>): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  return {
    range: rangeOf(search, usual(today)),
    today,
    valueOf: (key) => search.get(key),
    change: (changes) => setSearch(changed(changes), { preventScrollReset: true }),
    href: (changes) => `${pathname}?${changed(changes).toString()}`,
  };
}
