import { expect, it } from '@jest/globals';
import { outcomeUnknown, type Problem } from '@valam/contracts/shared/problem';
import { freePort } from '../../src/ports.ts';
import { serveInTest } from '../../src/testing/serve.ts';
import { configurationOfProxy, productionProxy, whereNginxIs } from './production-proxy.js';

const startProxy = productionProxy();
const serve = serveInTest();
const trace = /^[0-9a-f]{32}$/;

whereNginxIs('the proxy refuses calls in the form of the API while no gateway answers', async () => {
  const { port } = await serve((_request, response) => void response.end('a page'));
  const origin = await startProxy({ shells: [port], gateways: [await freePort()] });
  const key = { 'idempotency-key': 'a-key' };
  const body = '{}';
  const calls: [string, string, RequestInit][] = [
    ['a read', '/api/tours', {}],
    ['a form', '/api/leads', { method: 'POST', body }],
    ['a form with a key', '/api/leads', { method: 'POST', body, headers: key }],
    ['a picture', '/api/profile/photos', { method: 'POST', body }],
  ];
  for (const [what, address, options] of calls) {
    const refused = await fetch(origin + address, options);
    expect([what, refused.status, refused.headers.get('retry-after')]).toEqual([what, 503, '2']);
    expect(refused.headers.get('content-type')).toBe('application/json');
    expect(await refused.json()).toEqual({
      code: 'gateway.unavailable',
      kind: 'unavailable',
      message: 'This is temporarily unavailable. Please try again.',
      traceId: expect.stringMatching(trace),
    });
  }
  for (const headers of [{}, key]) {
    const large = await fetch(`${origin}/api/leads`, {
      method: 'POST',
      body: 'x'.repeat(1_200_000),
      headers,
    });
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ kind: 'too_large', traceId: expect.stringMatching(trace) }),
    ]);
  }
  expect(await (await fetch(`${origin}/temples`)).text()).toBe('a page');
});

whereNginxIs('the proxy does not say to try again what a gateway may have done', async () => {
  const { port: shell } = await serve((_request, response) => void response.end('a page'));
  const { port: gateway } = await serve((request) => {
    request.resume().once('end', () => request.socket.destroy());
  });
  const origin = await startProxy({ shells: [shell], gateways: [gateway] });
  const answerTo = async (address: string, options: RequestInit) => {
    const refused = await fetch(origin + address, options);
    const { code, message } = (await refused.json()) as Problem;
    return { status: refused.status, retryAfter: refused.headers.get('retry-after'), code, message };
  };
  const { code, message } = outcomeUnknown;
  const isUnknown = { status: 503, retryAfter: '2', code, message };
  const mayBeRepeated = { status: 503, retryAfter: '2', code: 'gateway.unavailable' };
  const write = { method: 'POST', body: '{}' };
  expect(await answerTo('/api/leads', write)).toEqual(isUnknown);
  expect(await answerTo('/api/profile/photos', write)).toEqual(isUnknown);
  expect(await answerTo('/api/tours', {})).toMatchObject(mayBeRepeated);
  const keyed = { ...write, headers: { 'idempotency-key': 'a-key' } };
  expect(await answerTo('/api/leads', keyed)).toMatchObject(mayBeRepeated);
});

it('every location that proxies API calls has an error response for an unavailable gateway', () => {
  const [, ...parts] = configurationOfProxy('site.conf').split(/^location /m);
  const calls = parts.filter((part) => part.includes('$gateway;') && !part.startsWith('/media/'));
  expect(calls.length).toBeGreaterThan(3);
  for (const part of calls) {
    expect(part).toContain('error_page 413 = @too_large;');
    expect(part).toContain('error_page 502 503 504 = @away;');
  }
});

whereNginxIs(
  'visitors read in plain words that no shell answers, also after a form without scripts',
  async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/readyz') response.end('ready');
      else request.socket.destroy();
    });
    const origin = await startProxy({ shells: [port], gateways: [port] });
    for (const options of [{}, { method: 'POST', body: 'a=b' }]) {
      const shown = await fetch(`${origin}/contact-us`, options);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([503, 'text/html']);
      expect(await shown.text()).toContain('look for our email before you send it again');
    }
    const asked = await fetch(`${origin}/no-shell.html`);
    expect(asked.status).not.toBe(200);
  },
);
