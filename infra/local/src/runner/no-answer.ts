import { randomBytes } from 'node:crypto';
import type http from 'node:http';

const traceIn = /^00-([0-9a-f]{32})-/;

/** The refusal in the form that each address promises, while no process of the unit answers. */
export function sendNoAnswer(
  unit: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const [path = ''] = (request.url ?? '').split('?');
  const send = (type: string, body: string) =>
    response
      .writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': type })
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
  } else send('text/plain', 'No process answers');
}
