import type { RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MicroCache } from '../cache/micro-cache.js';
import { sendCached } from '../cache/send-cached.js';
import { unavailable } from '../http/gateway-problems.js';
import { Crowd, isRead } from './crowd.js';
import { Lateness } from './lateness.js';

const refusal = Buffer.from(JSON.stringify(unavailable().problem));

const isCall = (url: string) => url.startsWith('/api/');

/**
 * Where there is no room, a call is answered before anything else is done for it: by the last answer that was the same
 * for everybody, or by a word to come again. What is sent counts from when it has been read whole, so that those who
 * send slowly take no one's place.
 */
export function turnAwayCrowds(fastify: FastifyInstance, cache: MicroCache, turnedAway: () => void): void {
  const crowd = new Crowd(new Lateness().isLate);
  fastify.addHook('preValidation', ({ method, url }, reply, done) => {
    if (isCall(url) && !isRead(method)) reply.raw.once('close', crowd.enter(method, url));
    done();
  });

  const { server } = fastify;
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { method = '', url = '' } = request;
    if (!isCall(url) || crowd.hasRoomFor(method, url)) {
      if (isCall(url) && isRead(method)) response.once('close', crowd.enter(method, url));
      for (const other of others) other(request, response);
      return;
    }
    turnedAway();
    const last = method === 'GET' ? cache.lastKnown(url) : undefined;
    if (last) sendCached(request, response, last);
    else refuse(response);
  });
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': refusal.length,
      'cache-control': 'no-store',
      'retry-after': '2',
    })
    .end(refusal);
}
