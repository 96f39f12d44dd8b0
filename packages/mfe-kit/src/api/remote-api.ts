import type { Route, RouteBody, RouteOutput, RouteParams, RouteQuery } from '@valam/contracts/shared/define';
import { LazyQueryApi, type CallOptions } from './lazy-query-api';
import { mutationHook, type MutationHook } from './mutation-hook';
import { queryHook, type QueryOptions, type QueryResult } from './query-hook';
import type { RouteAddress } from './route-request';

type Simplify<T> = { [K in keyof T]: T[K] };
type OrNothing<T> = keyof T extends never ? void : T;
/** A contract without parameters has a type of any name and no value; here that is simply nothing. */
type Named<T> = string extends keyof T ? unknown : T;

/** What a read is asked with: path parameters and query in one object, nothing when the route has none. */
export type QueryArg<R> = OrNothing<Simplify<Named<RouteParams<R>> & Named<RouteQuery<R>>>>;

type PartsOf<R> = (string extends keyof RouteParams<R> ? unknown : { params: RouteParams<R> }) &
  (string extends keyof RouteQuery<R> ? unknown : { query?: RouteQuery<R> }) &
  (undefined extends RouteBody<R> ? { body?: RouteBody<R> } : { body: RouteBody<R> });

/** What a write is asked with. */
export type MutationArg<R> = Simplify<PartsOf<R> & { idempotencyKey?: string; ifMatch?: string | number }>;

interface RouteEndpoint<R, Kind extends 'query' | 'mutation'> {
  readonly kind: Kind;
  readonly route: RouteAddress;
  /** Only for the type; never set. */
  readonly contract?: R;
}

/** A read of which only a part is kept. */
interface Excerpt<R, Kept> extends RouteEndpoint<R, 'query'> {
  readonly keep: (answer: RouteOutput<R>) => Kept;
}

/** A read made from a contract route. */
export function routeQuery<R extends Route>(route: R): RouteEndpoint<R, 'query'> {
  return { kind: 'query', route };
}

/**
 * A read of which only what `keep` gives is kept: what a page does not show need not travel in its document. The answer
 * has a place of its own beside that of the whole read.
 */
export function routeExcerpt<R extends Route, Kept>(
  route: R,
  keep: (answer: RouteOutput<R>) => Kept,
): Excerpt<R, Kept> {
  return { kind: 'query', route, keep };
}

/** A write made from a contract route. */
export function routeMutation<R extends Route>(route: R): RouteEndpoint<R, 'mutation'> {
  return { kind: 'mutation', route };
}

type Endpoints = Record<
  string,
  | (RouteEndpoint<unknown, 'query'> & { readonly keep?: (answer: never) => unknown })
  | RouteEndpoint<unknown, 'mutation'>
>;

/** A call of a remote as an action for the store. */
interface Endpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options?: CallOptions,
  ): // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a thunk, whatever its store
  (dispatch: any, getState: any, extra: any) => { unwrap(): Promise<Result> };
}

/** A read; what is known already can be put in the place of its answer. */
interface ReadEndpoint<Arg, Result> extends Endpoint<Arg, Result> {
  put(
    arg: Arg,
    answer: Result,
  ): // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a thunk, whatever its store
  (dispatch: any, getState: any, extra: any) => Promise<void>;
}

type QueryHook<Arg, Result> = (
  ...given: Arg extends void ? [arg?: Arg, options?: QueryOptions] : [arg: Arg, options?: QueryOptions]
) => QueryResult<Result>;

/** What is kept of the answer. */
type KeptOf<E, R> = E extends { readonly keep: (...given: never[]) => infer Kept } ? Kept : RouteOutput<R>;

type EndpointOf<E> =
  E extends RouteEndpoint<infer R, 'query'>
    ? ReadEndpoint<QueryArg<R>, KeptOf<E, R>>
    : E extends RouteEndpoint<infer R, 'mutation'>
      ? Endpoint<MutationArg<R>, RouteOutput<R>>
      : never;

type HooksOf<E extends Endpoints> = {
  [
    K in keyof E & string as E[K]['kind'] extends 'query' ? `use${Capitalize<K>}Query` : never
  ]: E[K] extends RouteEndpoint<infer R, 'query'> ? QueryHook<QueryArg<R>, KeptOf<E[K], R>> : never;
} & {
  [
    K in keyof E & string as E[K]['kind'] extends 'mutation' ? `use${Capitalize<K>}Mutation` : never
  ]: E[K] extends RouteEndpoint<infer R, 'mutation'> ? MutationHook<MutationArg<R>, RouteOutput<R>> : never;
};

type ApiOf<E extends Endpoints> = {
  readonly reducerPath: string;
  readonly endpoints: { readonly [K in keyof E]: EndpointOf<E[K]> };
} & HooksOf<E>;

/**
 * The API of one remote: endpoints are contract routes, RTK Query runs them. `name` becomes its place in the store, so
 * each remote has exactly one.
 */
export function createRemoteApi<const E extends Endpoints>(name: string, endpoints: E): ApiOf<E> {
  const api = new LazyQueryApi(name, endpoints);
  const calls: Record<string, ReadEndpoint<unknown, unknown>> = {};
  const hooks: Record<string, unknown> = {};
  for (const [key, { kind }] of Object.entries(endpoints)) {
    const title = key.charAt(0).toUpperCase() + key.slice(1);
    calls[key] = {
      initiate: (arg, options) => api.call(key, arg, options),
      put: (arg, answer) => api.put(key, arg, answer),
    };
    if (kind === 'query') hooks[`use${title}Query`] = queryHook(api, key);
    else hooks[`use${title}Mutation`] = mutationHook(api, key);
  }
  return { reducerPath: name, endpoints: calls, ...hooks } as unknown as ApiOf<E>;
}
