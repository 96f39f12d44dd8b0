import { readBody, sendJson } from '../http/exchange.mjs';
import { routes } from '../http/routes.mjs';
import { pause } from '../waiting.mjs';
import { ApiError } from './api-error.mjs';
import { expand } from './expand.mjs';
import { parseForm } from './form.mjs';
import { idempotency } from './idempotency.mjs';
import { newId } from './state.mjs';

const broken = () => new ApiError(500, { type: 'api_error', message: 'Something went wrong on our side.' });

/**
 * Answers `/v1/…`: the key, idempotency, forms, expansion and the faults of the day.
 * @param {{ state: import('./state.mjs').State, secretKey: string, calls: Record<string, (call: import('./api.mjs').ApiCall) => object>, behaviour: () => import('./behaviour.mjs').Behaviour }} options
 */
export function apiServer({ state, secretKey, calls, behaviour }) {
  const find = routes(/** @type {any} */ (calls));
  const { once } = idempotency(state);

  /** @param {import('node:http').IncomingMessage} request @param {URL} url @param {string} body */
  function answer(request, url, body) {
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
      const whole = /** @type {any} */ (found.handler)({ params: found.params, form });
      return { status: 200, body: expand(state, whole, form.expand) };
    };
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return once(key?.toString(), `${method} ${url.pathname} ${body}`, act);
  }

  return async (/** @type {import('../http/routes.mjs').Call} */ { request, response, url }) => {
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
