import * as z from 'zod/mini';
import { maxItemsPerMessage, pageOf, PageQuery } from '../shared/pages.js';

const countFrom = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** Input of the RPC behind a list: filters, and always one page, so that no message grows with the table. */
export function listInput<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.object({
    ...filters,
    page: z._default(countFrom(1, 100_000), 1),
    perPage: z._default(countFrom(1, maxItemsPerMessage), maxItemsPerMessage),
  });
}

/** The query of a public list: filters, and an optional `page`. */
export function listQuery<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.object({ ...filters, ...PageQuery.shape });
}

/** Output of a public list: a plain array, or one page when `page` was given. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.union([z.array(item), pageOf(item)]);
}
