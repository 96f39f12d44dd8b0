import { useLocation, useSearchParams } from '@valam/mfe-kit/router';
import type { ListQuery } from '../api/use-records';
import type { EntityDescription } from '../description/entity-description';

export const perPage = 25;

export interface ListAddress {
  readonly query: ListQuery;
  readonly page: number;
  readonly sorting: { readonly key: string; readonly order: 'asc' | 'desc' } | undefined;
  readonly isFiltered: boolean;
  valueOf(key: string): string;
  /** Writes changes into the URL and returns to the first page. */
  change(changes: Record<string, string | null>): void;
  pageHref(page: number): string;
}

const own = ['page', 'sort', 'order', 'record'];

/** Keeps the state of a list in the URL, so that it can be bookmarked, shared and navigated back to. */
export function useListAddress({ firstSort }: EntityDescription): ListAddress {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const key = search.get('sort') ?? firstSort?.key;
  const order = search.get('order') ?? firstSort?.order ?? 'desc';
  const filters = [...search.entries()].filter(([name, value]) => !own.includes(name) && value !== '');
  return {
    page,
    sorting: key ? { key, order: order === 'asc' ? 'asc' : 'desc' } : undefined,
    query: { ...Object.fromEntries(filters), page, perPage, ...(key ? { sort: key, order } : {}) },
    isFiltered: filters.length > 0,
    valueOf: (name) => search.get(name) ?? '',
    change(changes) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries({ ...changes, page: null })) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    pageHref(number) {
      const next = new URLSearchParams(search);
      next.set('page', String(number));
      return `${pathname}?${next.toString()}`;
    },
  };
}
