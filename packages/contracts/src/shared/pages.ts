import * as z from 'zod/mini';

const countFrom = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

/** The query of a list that is paged if `page` is given. */
export const PageQuery = z.object({
  page: z.optional(countFrom(1, 100_000)),
  perPage: z.optional(countFrom(1, 100)),
});

/** One page of a list. */
export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), perPage: z.int() });
}

/** Limit of items in a NATS message, so that a list never sends a whole table. */
export const maxItemsPerMessage = 100;
export const maxPlainListLength = 1_000;
