/** @jest-environment node */
import { afterEach, expect, it } from '@jest/globals';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '@valam/contracts/shared/problem';
import type { HttpAnswer } from '@valam/mfe-kit/host';
import { createGatewayHttp } from './gateway-http';

const servers: http.Server[] = [];
let asked = 0;

async function gateway(answer: RequestListener): Promise<string> {
  const server = http.createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The refusal, which visitors read: their connection is not at fault. */
const codeIn = ({ status, text }: HttpAnswer): string => {
  const { code, message } = JSON.parse(text) as Problem;
  expect([status, message]).toEqual([503, expect.not.stringMatching(/your connection/)]);
  return code;
};

const read = (gateways: readonly string[], method = 'GET', headers = {}) =>
  createGatewayHttp({ gateways, headers: {}, deadline: performance.now() + 5_000 }).send({
    method,
    path: '/api/tours',
    headers,
  });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  asked = 0;
});

const breaks: RequestListener = (request) => request.socket.destroy();

it('retries a read whose connection was lost only once', async () => {
  const broken = await gateway(breaks);
  expect(codeIn(await read([broken]))).toBe('gateway.unavailable');
  expect(asked).toBe(2);
});

it('never retries a write without a key that was sent', async () => {
  const broken = await gateway(breaks);
  expect(codeIn(await read([broken], 'POST'))).toBe('outcome.unknown');
  expect(asked).toBe(1);
});

it('refuses a write as unavailable if it was not sent or may be repeated', async () => {
  const broken = await gateway(breaks);
  expect(codeIn(await read([broken], 'POST', { 'idempotency-key': 'a-key' }))).toBe('gateway.unavailable');
  await new Promise((resolve) => servers.shift()?.close(resolve));
  expect(codeIn(await read([broken], 'POST'))).toBe('gateway.unavailable');
});

it('refuses a call as unavailable if the page view has no time left', async () => {
  const idle = await gateway(() => undefined);
  const late = createGatewayHttp({ gateways: [idle], headers: {}, deadline: performance.now() });
  expect(codeIn(await late.send({ method: 'POST', path: '/api/leads', headers: {} }))).toBe(
    'gateway.unavailable',
  );
  expect(asked).toBe(0);
});

it('retries a write with a key whose connection was lost', async () => {
  const gone = await gateway(breaks);
  const well = await gateway((_request, response) => response.end('well'));
  const write = () => read([gone, well], 'POST', { 'idempotency-key': 'a-key' });
  expect([(await write()).text, (await write()).text]).toEqual(['well', 'well']);
});

it('retries a write without a key if no connection came about', async () => {
  const stopped = await gateway(breaks);
  await new Promise((resolve) => servers.shift()?.close(resolve));
  const well = await gateway((_request, response) => response.end('well'));
  const write = () => read([stopped, well], 'POST');
  expect([(await write()).text, (await write()).text]).toEqual(['well', 'well']);
});

it('retries on a new connection, because the kept ones of a replica that has stopped are all lost', async () => {
  const known = new Set<unknown>();
  let isReplaced = false;
  const balancer = await gateway(({ socket }, response) => {
    if (isReplaced && known.has(socket)) return void socket.destroy();
    known.add(socket);
    setTimeout(() => response.end('well'), 50);
  });
  await Promise.all([read([balancer]), read([balancer])]);
  expect(known.size).toBe(2);
  isReplaced = true;
  expect((await read([balancer])).text).toBe('well');
});

it('waits for a slow response without a retry', async () => {
  const slow = await gateway((_request, response) => setTimeout(() => response.end('late'), 900));
  expect((await read([slow])).text).toBe('late');
  expect(asked).toBe(1);
});

it('reaches the remaining replica with each of many concurrent reads', async () => {
  const gone = await gateway(breaks);
  const well = await gateway((_request, response) => response.end('well'));
  const answers = await Promise.all(Array.from({ length: 30 }, () => read([gone, well])));
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 30 }, () => 'well'));
});

it('reads a URL once per page view, and again after a write', async () => {
  const seats = await gateway((_request, response) => response.end(String(asked)));
  const page = createGatewayHttp({ gateways: [seats], headers: {}, deadline: performance.now() + 5_000 });
  const ask = async (path: string, method = 'GET', headers = {}) =>
    (await page.send({ method, path, headers })).text;
  expect(await Promise.all([ask('/api/seats'), ask('/api/seats')])).toEqual(['1', '1']);
  expect(await ask('/api/seats')).toBe('1');
  expect(await ask('/api/seats?adults=2')).toBe('2');
  expect(await ask('/api/seats', 'GET', { accept: 'text/csv' })).toBe('3');
  expect(await ask('/api/holds', 'POST')).toBe('4');
  expect(await ask('/api/seats')).toBe('5');
});

it('does not share reads between page views', async () => {
  const seats = await gateway((_request, response) => response.end(String(asked)));
  await read([seats]);
  await read([seats]);
  expect(asked).toBe(2);
});
