import type { PromisedAnswer } from '@valam/contracts/leads/report.schema';
import { istDay } from '@valam/contracts/shared/days';
import { keyOfNone, type ReportRange } from '@valam/contracts/shared/report-range';
import { useLocation, useSearchParams } from '@valam/mfe-kit/router';
import { rangeBehind, rangeOf } from './report-range';

type Parameters = Readonly<Record<string, string | null>>;

/** The URL key that stands for all rows; it is not a valid tour, country, partner or code. */
export const allRows = '*';
export const allRowsWords = 'All';

interface Row {
  readonly key: string;
  /** Selects the row's entries in the range before instead of the range. */
  readonly which?: 'before' | undefined;
  readonly answer?: PromisedAnswer;
}

/** The row whose entries are listed below the report. */
export interface ChosenRow extends Omit<Row, 'answer'> {
  readonly page: number;
  /** The parameters that request its entries. */
  readonly query: { readonly key?: string; readonly which?: 'before' };
}

export interface ReportAddress {
  readonly range: ReportRange;
  readonly today: string;
  readonly chosen: ChosenRow | null;
  valueOf(parameter: string): string | null;
  /** Changes the report's parameters, which clears the selected row and its entries. */
  change(changes: Parameters): void;
  href(changes: Parameters): string;
  toEntries(row: Row): string;
  toPage(page: number): string;
}

const noRow = { key: null, which: null, answer: null, page: null } as const;
const entries = '#entries';

/** Keeps the parameters of a report in the URL, so that it can be shared and navigated back to. */
export function useReportAddress(usual: (today: string) => ReportRange = rangeBehind): ReportAddress {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  // oxlint-disable-next-line react/purity -- an office page stays open past midnight: each render asks which day it is
  const today = istDay(new Date());
  const changed = (changes: Parameters): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  const href = (changes: Parameters) => `${pathname}?${changed(changes).toString()}`;
  return {
    range: rangeOf(search, usual(today)),
    today,
    chosen: chosenRow(search),
    valueOf: (parameter) => search.get(parameter),
    change: (changes) => setSearch(changed({ ...noRow, ...changes }), { preventScrollReset: true }),
    href: (changes) => href({ ...noRow, ...changes }),
    toEntries: (row) => `${href({ ...noRow, ...row })}${entries}`,
    toPage: (page) => `${href({ page: String(page) })}${entries}`,
  };
}

function chosenRow(search: URLSearchParams): ChosenRow | null {
  const key = search.get('key');
  if (key === null) return null;
  const which = search.get('which') === 'before' ? 'before' : undefined;
  return {
    key,
    which,
    page: Math.max(1, Number(search.get('page')) || 1),
    query: { ...(key !== allRows && { key: key || keyOfNone }), ...(which && { which }) },
  };
}
