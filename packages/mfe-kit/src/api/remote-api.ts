import type { Route, RouteBody, RouteOutput, RouteParams, RouteQuery } from '@valam/contracts/shared/define';
import {
  createApi,
  type CombinedState,
  type EndpointBuilder,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react';
import { carriesServerState } from '../store/server-state';
import { routeBaseQuery, type RouteBaseQuery, type RouteCall } from './route-base-query';
import { paramNames, type RouteAddress } from './route-request';

type Simplify<T> = { [K in keyof T]: T[K] };
type OrNothing<T> = keyof T extends never ? void : T;
/** A contract without parameters has an index signature as its type, which stands for no parameters here. */
type Named<T> = string extends keyof T ? unknown : T;

/** The argument of a query: path parameters and query in one object; void when the route has none. */
export type QueryArg<R> = OrNothing<Simplify<Named<RouteParams<R>> & Named<RouteQuery<R>>>>;

type PartsOf<R> = (string extends keyof RouteParams<R> ? unknown : { params: RouteParams<R> }) &
  (string extends keyof RouteQuery<R> ? unknown : { query?: RouteQuery<R> }) &
  (undefined extends RouteBody<R> ? { body?: RouteBody<R> } : { body: RouteBody<R> });

/** The argument of a mutation. */
export type MutationArg<R> = Simplify<PartsOf<R> & { idempotencyKey?: string; ifMatch?: string | number }>;

/** Argument of `build.query`; `transformResponse` determines the type of the cached data. */
interface RouteQueryDefinition<R, Kept> {
  query(arg: QueryArg<R>): RouteCall;
  transformResponse(answer: RouteOutput<R>): Kept;
}

/**
 * The definition of a query over a contract route. With `select`, only a part of the response is cached, in an entry separate
 * from that of the whole response, so that data not shown on the page is not serialized into its document.
 */
export function routeQuery<R extends Route>(route: R): RouteQueryDefinition<R, RouteOutput<R>>;
export function routeQuery<R extends Route, Kept>(
  route: R,
  select: (answer: RouteOutput<R>) => Kept,
): RouteQueryDefinition<R, Kept>;
export function routeQuery<R extends Route>(
  route: R,
  select: (answer: RouteOutput<R>) => unknown = (answer) => answer,
): RouteQueryDefinition<R, unknown> {
  return { query: (arg) => callOf(route, arg), transformResponse: select };
}

/** The definition of a mutation over a contract route. */
export function routeMutation<R extends Route>(route: R) {
  return {
    query: (parts: MutationArg<R>): RouteCall => ({ route, parts }),
    transformResponse: (answer: RouteOutput<R>) => answer,
  };
}

function callOf(route: RouteAddress, arg: unknown): RouteCall {
  const inPath = new Set(paramNames(route.path));
  const entries = Object.entries(arg ?? {});
  return {
    route,
    parts: {
      params: Object.fromEntries(entries.filter(([name]) => inPath.has(name))),
      query: Object.fromEntries(entries.filter(([name]) => !inPath.has(name))),
    },
  };
}

/**
 * In the browser a cached response outlives the page that read it. On the server the store is garbage-collected with the
 * request, so no timer may keep a reference to it.
 */
const keepUnusedDataFor = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 600;

/**
 * RTK Query's `createApi` with the common parts of every remote's API: the base query over contract routes, and rehydration of
 * the responses that the server rendered with. `reducerPath` is its key in the store and must be unique per remote.
 */
export function createRemoteApi<const Path extends string, Definitions extends EndpointDefinitions>(
  reducerPath: Path,
  endpoints: (build: EndpointBuilder<RouteBaseQuery, never, Path>) => Definitions,
) {
  return createApi({
    reducerPath,
    baseQuery: routeBaseQuery,
    keepUnusedDataFor,
    extractRehydrationInfo: (action) =>
      carriesServerState<CombinedState<Definitions, never, Path>>(action, reducerPath)
        ? action.payload[reducerPath]
        : undefined,
    endpoints,
  });
}
