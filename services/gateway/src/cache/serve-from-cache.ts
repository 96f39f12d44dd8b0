import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MicroCache } from './micro-cache.js';
import { sendCached } from './send-cached.js';

interface Serving {
  readonly hit: () => void;
  /** On shutdown: a connection that is kept busy by cache hits would never be closed. */
  readonly isStopping: () => boolean;
}

/** Serves cache hits before any other processing of a request, including routing. */
export function serveFromCache(
  fastify: FastifyInstance,
  cache: MicroCache,
  { hit, isStopping }: Serving,
): void {
  fastify.decorate('microCache', cache);
  const { server } = fastify;
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const found = request.method === 'GET' ? cache.peek(request.url ?? '') : undefined;
    if (!found) {
      for (const other of others) other(request, response);
      return;
    }
    hit();
    if (isStopping()) response.setHeader('connection', 'close');
    sendCached(request, response, found);
  });
}
