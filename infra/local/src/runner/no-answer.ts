import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import { textOf } from '../checkout.ts';

/** The same error page as the production proxy. */
const page = textOf('infra/docker/nginx/no-shell.html');
const policyOfPage =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The text of the units (`packages/contracts/src/shared/problem.ts`), which Node alone cannot load; a test compares them. */
const outcomeUnknown = {
  code: 'outcome.unknown',
  kind: 'unavailable',
  message:
    'We can’t tell whether this was done. Before you try again, please look for our email, or open this page in another tab to see.',
};

const traceIn = /^00-([0-9a-f]{32})-/;

/**
 * Responds with 503 in the format of the path while no process of the unit is available, as the production proxy does.
 * `isUnknown`: a process may have done what was requested; without an idempotency key, a retry might do it again.
 */
export function sendNoAnswer(
  unit: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  isUnknown = false,
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
    const problem =
      isUnknown && !request.headers['idempotency-key']
        ? outcomeUnknown
        : { code: `${unit}.unavailable`, kind: 'unavailable', message };
    send('application/json', JSON.stringify({ ...problem, traceId }));
  } else if (unit === 'shell' && String(request.headers.accept).includes('text/html')) {
    send('text/html; charset=utf-8', page, { 'content-security-policy': policyOfPage });
  } else send('text/plain', 'No process answers');
}
