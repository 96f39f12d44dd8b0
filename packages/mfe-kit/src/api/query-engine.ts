import { createApi } from '@reduxjs/toolkit/query';
import { cacheKey } from './cache-key';
import { remoteBaseQuery, type RemoteCall } from './remote-base-query';
import { paramNames, type RouteAddress } from './route-request';

/** Seconds an answer that nobody looks at is kept. On the server the whole store goes with the request. */
const keepSeconds = typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 600;

/** One call of a remote, as its API was made. */
export interface EndpointPlan {
  readonly kind: 'query' | 'mutation';
  readonly route: RouteAddress;
  /** Takes the answer of that very route. */
  readonly keep?: (answer: never) => unknown;
}

/** The endpoints of one remote as RTK Query runs them. This module is a chunk of its own; see `remote-api`. */
export function makeQueryApi(name: string, endpoints: Readonly<Record<string, EndpointPlan>>) {
  return createApi({
    reducerPath: name,
    baseQuery: remoteBaseQuery,
    serializeQueryArgs: ({ endpointName, queryArgs }) => cacheKey(endpointName, queryArgs),
    keepUnusedDataFor: keepSeconds,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(endpoints).map(([key, { kind, route, keep }]) => [
          key,
          kind === 'query'
            ? build.query<unknown, unknown>({
                query: (arg) => readCall(route, arg),
                ...(keep && { transformResponse: (answer: unknown) => keep(answer as never) }),
              })
            : build.mutation<unknown, RemoteCall['parts']>({ query: (parts) => ({ route, parts }) }),
        ]),
      ),
  });
}

export type QueryApi = ReturnType<typeof makeQueryApi>;

function readCall(route: RouteAddress, arg: unknown): RemoteCall {
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
