import type { Route } from '@valam/contracts/shared/define';
import { namesEtag } from '@valam/contracts/shared/etag';
import { ProblemError } from '@valam/contracts/shared/problem';
import { isTransient } from '@valam/service-kit/database/transient';
import { isAway } from '@valam/service-kit/rpc/errors';
import type { CallOf } from '../http/call.js';
import type { MicroCache } from './micro-cache.js';

declare module 'fastify' {
  interface FastifyInstance {
    microCache: MicroCache;
  }
}

/** Responds from the cache on a route that is the same for everybody, and fills the cache. */
export async function cachedAnswer(route: Route, call: CallOf, run: () => Promise<string>): Promise<Buffer> {
  const { request, reply } = call;
  if (!route.cache) throw new Error(`${route.path} is not cached`);
  const cache = request.server.microCache;
  const { body, etag, control } = await cache.get(request.url, {
    key: keyOf(route, call),
    rule: route.cache,
    fetch: run,
    mayServeStale: (error) => isTransient(error) || isAway(error),
    isGone,
  });
  reply.type('application/json; charset=utf-8').header('etag', etag).header('cache-control', control);
  if (!namesEtag(request.headers['if-none-match'], etag)) return body;
  reply.code(304);
  return Buffer.alloc(0);
}

/** Only parameters of the contract are part of the cache key. */
function keyOf(route: Route, { params, query }: CallOf): string {
  return JSON.stringify([route.path, sorted(params), sorted(query)]);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const isGone = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.kind === 'not_found';
