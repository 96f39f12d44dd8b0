import { invalid } from './api-error.ts';
import type { Kind, State } from './state.ts';
import type { Form } from './provider-types.ts';

function isWithin(value: number, range: Form['created']) {
  if (range === undefined) return true;
  if (typeof range === 'string') return value === Number(range);
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > Number(gt) && value >= Number(gte) && value < Number(lt) && value <= Number(lte);
}

/**
 * A page of a collection, newest first, paginated like the API.
 * @param all oldest first
 * @param options `equal`: fields that may be filtered by equality
 */
export function listOf<T extends { id: string; created: number }>(
  all: T[],
  query: Form,
  { url, equal = [] }: { url: string; equal?: readonly (keyof T & keyof Form)[] },
) {
  const limit = Number(query.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const types = query.types ?? (query.type ? [query.type] : undefined);
  const matching = all
    .filter((one) => isWithin(one.created, query.created))
    .filter((one) => equal.every((field) => query[field] === undefined || one[field] === query[field]))
    .filter((one) => !types || ('type' in one && types.includes(String(one.type))))
    .reverse();
  const { starting_after: last } = query;
  const rest = last ? matching.slice(matching.findIndex(({ id }) => id === last) + 1) : matching;
  const data = rest.slice(0, limit);
  return { object: 'list', url, has_more: rest.length > data.length, data };
}

const kindOfPrefix: Record<string, Kind> = {
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  cs: 'checkout.session',
  du: 'dispute',
  seti: 'setup_intent',
  pm: 'payment_method',
  cus: 'customer',
};

function wholeOf(state: State, inner: unknown): unknown {
  if (typeof inner !== 'string') return inner;
  const kind = kindOfPrefix[inner.split('_')[0] ?? ''];
  return (kind && state.get<Kind>(kind, inner)) ?? inner;
}

function expandOne(state: State, value: unknown, [field, ...rest]: string[]): unknown {
  if (field === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => expandOne(state, one, [field, ...rest]));
  const inner = wholeOf(state, (value as Record<string, unknown>)[field]);
  return { ...value, [field]: expandOne(state, inner, rest) };
}

/** Replaces ids with whole objects: `expand[]=payment_intent.latest_charge`. */
export const expand = (state: State, body: object, paths: string[] = []) =>
  paths.reduce((value, path) => expandOne(state, value, path.split('.')) as object, body);
