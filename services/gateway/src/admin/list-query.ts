import type { AdminListQuery } from '@valam/contracts/shared/admin';

/** Separates the common parameters of lists from the filters of one. */
export function listQueryOf(query: AdminListQuery & Record<string, unknown>): {
  list: AdminListQuery;
  filters: Record<string, string>;
} {
  const { page, perPage, sort, order, q, fields, ...rest } = query;
  return {
    list: { page, perPage, sort, order, q, fields },
    filters: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  };
}
