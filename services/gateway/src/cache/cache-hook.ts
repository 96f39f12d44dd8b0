import type { FastifyInstance } from 'fastify';
import type { MicroCache } from './micro-cache.js';

/** Answers what is in the cache before anything else is done with the request. */
export function serveFromCache(fastify: FastifyInstance, cache: MicroCache, hit: () => void): void {
  fastify.decorate('microCache', cache);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const found = raw.method === 'GET' ? cache.peek(raw.url ?? '') : undefined;
    if (!found) return done();
    hit();
    reply.hijack();
    const response = reply.raw;
    if (raw.headers['if-none-match'] === found.etag) {
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
