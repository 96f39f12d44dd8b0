import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MicroCache } from './micro-cache.js';

interface Serving {
  readonly hit: () => void;
  /** A connection that is kept busy by hits would never be let go. */
  readonly isStopping: () => boolean;
}

/** Answers what is in the cache before anything else is done with a request, routing included. */
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
    if (request.headers['if-none-match'] === found.etag) {
      response.writeHead(304, { etag: found.etag, 'cache-control': found.control }).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': found.body.length,
        etag: found.etag,
        'cache-control': found.control,
      })
      .end(found.body);
  });
}
