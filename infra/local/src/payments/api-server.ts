import { createHash } from 'node:crypto';
import { readBody, sendJson } from '../http/exchange.ts';
import { routes } from '../http/routes.ts';
import { pause } from '../waiting.ts';
import { ApiError } from './api-error.ts';
import { parseForm } from './form.ts';
import { expand } from './lists.ts';
import { newId } from './state.ts';
import type { IncomingMessage } from 'node:http';
import type { Call } from '../http/routes.ts';
import type { ApiCalls } from './api.ts';
import type { Behavior, State } from './state.ts';

const broken = () => new ApiError(500, { type: 'api_error', message: 'Something went wrong on our side.' });
const refusal = (status: number, message: string) =>
  new ApiError(status, { type: 'invalid_request_error', message });
const dayMs = 86_400_000;

/** Serves `/v1/…`: authentication, idempotency, form parsing, expansion and injected faults. */
export function apiServer({
  state,
  secretKey,
  calls,
  behavior,
}: {
  state: State;
  secretKey: string;
  calls: ApiCalls;
  behavior: () => Behavior;
}) {
  const find = routes(calls);

  /** Idempotency keys: the same request replays the response; another request under the same key is an error. */
  function once(key: string | undefined, request: string, act: () => { status: number; body: object }) {
    if (!key) return { ...act(), isReplay: false };
    const print = createHash('sha256').update(request).digest('hex');
    const known = state.get('replay', key);
    if (known && Date.now() - known.at < dayMs) {
      if (known.print === print) return { status: known.status, body: known.body, isReplay: true };
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    const answer = act();
    state.put('replay', { id: key, at: Date.now(), print, ...answer });
    return { ...answer, isReplay: false };
  }

  function answer(request: IncomingMessage, url: URL, body: string) {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (given !== secretKey) throw refusal(401, 'Invalid API Key provided.');
    const method = request.method ?? 'GET';
    const found = find(method, url.pathname);
    if (!found) throw refusal(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
    const form = parseForm(method === 'GET' ? url.search.slice(1) : body);
    const act = () => {
      try {
        const whole = found.handler({ id: found.params.id ?? '', form });
        return { status: 200, body: expand(state, whole, form.expand) };
      } catch (error) {
        // A declined charge counts as executed: the same key replays the decline.
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
      const { failApiRate, delayApiMs } = behavior();
      if (delayApiMs > 0) await pause(delayApiMs);
      const dice = Math.random();
      if (dice < failApiRate / 2) throw broken();
      const { status, body: said, isReplay } = answer(request, url, body);
      if (dice < failApiRate) throw broken();
      sendJson(response, status, said, { ...headers, ...(isReplay && { 'idempotent-replayed': 'true' }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The client library retries when this header says so.
      const shouldRetry = error.status >= 500 ? 'true' : 'false';
      const body = { error: error.error };
      sendJson(response, error.status, body, { ...headers, 'stripe-should-retry': shouldRetry });
    }
  };
}
