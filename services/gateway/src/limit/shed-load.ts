import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentTraceId, runWithTrace } from '@valam/service-kit/trace/trace';
import type { MicroCache } from '../cache/micro-cache.js';
import { sendCached } from '../cache/send-cached.js';
import { unavailable } from '../http/gateway-problems.js';
import { LoadShedder, isRead } from './load-shedder.js';
import { EventLoopLag } from './event-loop-lag.js';

const { problem } = unavailable();

const isCall = (url: string) => url.startsWith('/api/');

/**
 * A call over the limit gets a response before any other processing: the last cached response that is the
 * same for everybody, or 503 with `retry-after`. A write is counted once its body has been read, so that slow
 * senders occupy no slot.
 */
export function shedLoad(fastify: FastifyInstance, cache: MicroCache, turnedAway: () => void): void {
  const shedder = new LoadShedder(new EventLoopLag().isLate);
  fastify.addHook('preValidation', ({ method, url }, reply, done) => {
    if (isCall(url) && !isRead(method)) reply.raw.once('close', shedder.enter(method, url));
    done();
  });

  const { server } = fastify;
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { method = '', url = '' } = request;
    if (!isCall(url) || shedder.hasRoomFor(method, url)) {
      if (isCall(url) && isRead(method)) response.once('close', shedder.enter(method, url));
      for (const other of others) other(request, response);
      return;
    }
    turnedAway();
    const last = method === 'GET' ? cache.lastKnown(url) : undefined;
    if (last) sendCached(request, response, last);
    else refuse(request, response);
  });
}

function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
  const traceId = runWithTrace(headers.traceparent?.toString(), currentTraceId);
  const refusal = Buffer.from(JSON.stringify({ ...problem, traceId }));
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': refusal.length,
      'cache-control': 'no-store',
      'retry-after': '2',
    })
    .end(refusal);
}
