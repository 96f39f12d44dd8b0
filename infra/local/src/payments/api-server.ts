import { readBody, sendJson } from '../http/exchange.ts';
import { routes } from '../http/routes.ts';
import { pause } from '../waiting.ts';
import { ApiError } from './api-error.ts';
import { expand } from './expand.ts';
import { parseForm } from './form.ts';
import { idempotency } from './idempotency.ts';
import { newId } from './state.ts';
import type { State } from './state.ts';
import type { ApiCall } from './api.ts';
import type { Behaviour } from './behaviour.ts';
import type { IncomingMessage } from 'node:http';
import type { Call } from '../http/routes.ts';

const broken = () => new ApiError(500, { type: 'api_error', message: 'Something went wrong on our side.' });

/** Answers `/v1/…`: the key, idempotency, forms, expansion and the faults of the day. */
export function apiServer({
  state,
  secretKey,
  calls,
  behaviour,
}: {
  state: State;
  secretKey: string;
  calls: Record<string, (call: ApiCall) => object>;
  behaviour: () => Behaviour;
}) {
  const find = routes(calls as any);
  const { once } = idempotency(state);

  function answer(request: IncomingMessage, url: URL, body: string) {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (given !== secretKey)
      throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    const method = request.method ?? 'GET';
    const found = find(method, url.pathname);
    if (!found)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${url.pathname}).`,
      });
    const form = parseForm(method === 'GET' ? url.search.slice(1) : body);
    const act = () => {
      try {
        const whole = (found.handler as any)({ params: found.params, form });
        return { status: 200, body: expand(state, whole, form.expand) };
      } catch (error) {
        // A card that was refused was asked: the same key gives the same refusal.
        if (!(error instanceof ApiError) || error.status !== 402) throw error;
        return { status: 402, body: { error: error.error } };
      }
    };
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return once(key?.toString(), `${method} ${url.pathname} ${body}`, act);
  }

  return async ({ request, response, url }: Call) => {
    const headers = { 'request-id': newId('req') };
    try {
      const body = await readBody(request);
      const { failApiRate, delayApiMs } = behaviour();
      if (delayApiMs > 0) await pause(delayApiMs);
      const dice = Math.random();
      if (dice < failApiRate / 2) throw broken();
      const { status, body: said, isReplay } = answer(request, url, body);
      if (dice < failApiRate) throw broken();
      sendJson(response, status, said, { ...headers, ...(isReplay && { 'idempotent-replayed': 'true' }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The client repeats what the provider tells it to repeat.
      const shouldRetry = error.status >= 500 ? 'true' : 'false';
      sendJson(
        response,
        error.status,
        { error: error.error },
        { ...headers, 'stripe-should-retry': shouldRetry },
      );
    }
  };
}
