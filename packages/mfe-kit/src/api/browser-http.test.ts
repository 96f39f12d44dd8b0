import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { browserHttp } from './browser-http';

const fetchBefore = globalThis.fetch;
/** A silently lost connection: the response never arrives. */
const nothing = (_path: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn<typeof fetch>(nothing);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetchBefore;
});

const state = (call: Promise<unknown>) => {
  const seen = { ended: false };
  call.catch(() => (seen.ended = true));
  return seen;
};

it('aborts a call after a minute without a response, so that its button works again', async () => {
  const call = state(browserHttp.send({ method: 'POST', path: '/api/leads', headers: {}, body: '{}' }));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(call.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(call.ended).toBe(true);
});

it('does not time out a file upload', async () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const call = state(browserHttp.send({ method: 'POST', path: '/api/profile/photos', headers: {}, file }));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(call.ended).toBe(false);
});

it('aborts a call when the page that made it does', async () => {
  const page = new AbortController();
  const call = state(
    browserHttp.send({ method: 'GET', path: '/api/tours', headers: {}, signal: page.signal }),
  );
  page.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(call.ended).toBe(true);
});
