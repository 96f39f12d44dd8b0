import { openSpan, type OpenSpan } from '@valam/service-kit/trace/trace';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/** Continues the trace of the client, or starts a new one. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.decorateRequest('span', null);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers.traceparent;
    const span = openSpan(request.method, 'server', Array.isArray(given) ? given[0] : given);
    request.span = span;
    span.run(done);
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    request.span?.end(statusCode >= 500 ? `answered ${statusCode}` : undefined, name);
    done();
  });
}
