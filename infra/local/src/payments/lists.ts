import { invalid } from './api-error.ts';

/** @param range `123` or `{ gte, lt, … }` */
function isWithin(value: any, range: any) {
  if (range === undefined) return true;
  if (typeof range !== 'object') return value === Number(range);
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > Number(gt) && value >= Number(gte) && value < Number(lt) && value <= Number(lte);
}

/**
 * A page of a collection, the newest first, as the API cuts it.
 * @param all oldest first
 * @param options `equal`: fields that may be asked for by value
 */
export function listOf(
  all: any[],
  query: any,
  { url, equal = [] }: { url: string; equal?: readonly string[] },
) {
  const limit = Number(query.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const types = query.types ?? (query.type ? [query.type] : undefined);
  const matching = all
    .filter((one) => isWithin(one.created, query.created))
    .filter((one) => equal.every((field) => query[field] === undefined || one[field] === query[field]))
    .filter((one) => !types || types.includes(one.type))
    .reverse();
  const place = (id: string | undefined) => matching.findIndex((one) => one.id === id);
  const after = query.starting_after ? matching.slice(place(query.starting_after) + 1) : matching;
  const end = query.ending_before ? place(query.ending_before) : -1;
  const rest = end >= 0 ? matching.slice(Math.max(0, end - limit), end) : after;
  const data = rest.slice(0, limit);
  return { object: 'list', url, has_more: rest.length > data.length, data };
}
