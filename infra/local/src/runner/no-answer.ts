import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import { textOf } from '../checkout.ts';

/** The same error page as the production proxy. */
const page = textOf('infra/docker/nginx/no-shell.html');
const policyOfPage =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const traceIn = /^00-([0-9a-f]{32})-/;

/** Responds with 503 in the format of the path while no process of the unit is available. */
export function sendNoAnswer(
  unit: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const [path = ''] = (request.url ?? '').split('?');
  const send = (type: string, body: string, headers = {}) =>
    response
      .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': type, ...headers })
      .end(body);
  if (path === '/readyz') {
    send(
      'application/json',
      JSON.stringify({ status: 'not ready', problems: { [unit]: 'does not answer' } }),
    );
  } else if (path.startsWith('/api/')) {
    const [, traceId = randomBytes(16).toString('hex')] =
      traceIn.exec(String(request.headers.traceparent)) ?? [];
    const message = 'This is temporarily unavailable. Please try again.';
    send(
      'application/json',
      JSON.stringify({ code: `${unit}.unavailable`, kind: 'unavailable', message, traceId }),
    );
  } else if (unit === 'shell' && String(request.headers.accept).includes('text/html')) {
    send('text/html; charset=utf-8', page, { 'content-security-policy': policyOfPage });
  } else send('text/plain', 'No process answers');
}
