import {
  createApi,
  type Api,
  type CoreModule,
  type EndpointDefinitions,
  type MutationDefinition,
  type QueryDefinition,
  type reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import type { Route, RouteBody, RouteOutput, RouteParams, RouteQuery } from '@valam/contracts/shared/define';
import { remoteBaseQuery, type RemoteBaseQuery, type RemoteCall } from './remote-base-query';
import { paramNames, type RouteAddress } from './route-request';

type Modules = CoreModule | typeof reactHooksModuleName;
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

/** A read made from a contract route. */
export function routeQuery<R extends Route>(route: R): RouteEndpoint<R, 'query'> {
  return { kind: 'query', route };
}

/** A write made from a contract route. */
export function routeMutation<R extends Route>(route: R): RouteEndpoint<R, 'mutation'> {
  return { kind: 'mutation', route };
}

type Endpoints = Record<string, RouteEndpoint<unknown, 'query'> | RouteEndpoint<unknown, 'mutation'>>;

type Definitions<E extends Endpoints, N extends string> = {
  [K in keyof E]: E[K] extends RouteEndpoint<infer R, 'query'>
    ? QueryDefinition<QueryArg<R>, RemoteBaseQuery, string, RouteOutput<R>, N>
    : E[K] extends RouteEndpoint<infer R, 'mutation'>
      ? MutationDefinition<MutationArg<R>, RemoteBaseQuery, string, RouteOutput<R>, N>
      : never;
};

type ApiOf<E extends Endpoints, N extends string> =
  Definitions<E, N> extends infer D extends EndpointDefinitions
    ? Api<RemoteBaseQuery, D, N, string, Modules>
    : never;

/** Seconds an answer that nobody looks at is kept. On the server the whole store goes with the request. */
const keepSeconds = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 600;

/**
 * The API of one remote: an RTK Query slice whose endpoints are contract routes. `name` becomes its place in the
 * store, so each remote has exactly one.
 */
export function createRemoteApi<N extends string, const E extends Endpoints>(
  name: N,
  endpoints: E,
): ApiOf<E, N> {
  const api = createApi({
    reducerPath: name,
    baseQuery: remoteBaseQuery,
    keepUnusedDataFor: keepSeconds,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(endpoints).map(([key, { kind, route }]) => [
          key,
          kind === 'query'
            ? build.query<unknown, Record<string, unknown> | void>({ query: (arg) => readCall(route, arg) })
            : build.mutation<unknown, RemoteCall['parts']>({ query: (parts) => ({ route, parts }) }),
        ]),
      ),
  });
  return api as unknown as ApiOf<E, N>;
}

function readCall(route: RouteAddress, arg: Record<string, unknown> | void): RemoteCall {
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
