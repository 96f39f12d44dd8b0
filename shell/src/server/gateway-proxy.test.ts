/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { GatewayProxy } from './gateway-proxy';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function listening(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The URL of a replica that has just stopped. */
async function nobody(): Promise<string> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** A shell in front of these replicas of the gateway. */
async function shellBefore(
  gateways: readonly string[],
  { answerMs, onAway = () => undefined }: { answerMs?: number; onAway?: (reason: unknown) => void } = {},
): Promise<string> {
  const proxy = new GatewayProxy(gateways, answerMs);
  closing.push(() => proxy.close());
  const facts = { trace: { id: '0', header: '' }, headers: {}, onAway };
  return listening(http.createServer((request, response) => void proxy.pass(request, response, facts)));
}

/**
 * Responds to a GET without reading the body, as servers do, and to a write with its body. One that drops its connections ends
 * each once it has received a request, as a replica does that is stopped meanwhile.
 */
async function replica({ drops = false } = {}) {
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers['content-length'] ?? 'no length'}`);
    if (drops) return void request.socket.destroy();
    if (request.method === 'GET') return void response.end('answer');
    void text(request).then((body) => response.end(`answer to ${body}`));
  });
  return { url: await listening(server), server, received };
}

const pay = (origin: string, headers: Record<string, string> = {}, body = '{}'): Promise<Response> =>
  fetch(`${origin}/pay`, { method: 'POST', headers, body });

function statusOf(
  origin: string,
  path: string,
  options: http.RequestOptions = {},
  body?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = http.request(origin + path, { agent: false, ...options }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}

it.each(['GET', 'POST'])('a %s call gets 503 with a reason if the gateway hangs', async (method) => {
  const reasons: unknown[] = [];
  const onAway = (reason: unknown) => void reasons.push(reason);
  const hanging = await listening(http.createServer(() => undefined));
  const origin = await shellBefore([hanging], { answerMs: 50, onAway });
  expect(await statusOf(origin, '/hangs', { method }, method === 'POST' ? '{}' : undefined)).toBe(503);
  expect(reasons.map(String)).toEqual(['Error: The gateway was too slow']);
});

describe('a proxied call', () => {
  it('cannot smuggle another request in the body of a GET', async () => {
    const { url, received } = await replica();
    const origin = await shellBefore([url]);
    const body = 'GET /smuggled HTTP/1.1\r\nhost: site\r\n\r\n';
    const headers = { 'content-length': String(body.length) };
    // All of these requests use the same connection to the gateway.
    expect(await statusOf(origin, '/first', { headers }, body)).toBe(200);
    expect(await statusOf(origin, '/second', {})).toBe(200);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await statusOf(origin, '/third', { headers: chunked }, body)).toBe(200);
    expect(await statusOf(origin, '/fourth', {})).toBe(200);
    expect(received).toEqual(
      ['/first', '/second', '/third', '/fourth'].map((path) => `GET ${path} no length`),
    );
  });

  it.each([
    ['a new connection', {}, 2],
    ['a kept connection with a key', { 'idempotency-key': 'a-key' }, 1],
  ])('is forwarded with its body on %s', async (_, headers, connections) => {
    const { url, server, received } = await replica();
    const connected = jest.fn();
    const origin = await shellBefore([url]);
    server.on('connection', connected);
    for (let call = 0; call < 2; call++)
      expect(await (await pay(origin, headers)).text()).toBe('answer to {}');
    expect(received).toEqual(['POST /pay 2', 'POST /pay 2']);
    expect(connected).toHaveBeenCalledTimes(connections);
  });

  it('is sent with its body to the next replica if one has stopped', async () => {
    const { url, received } = await replica();
    const origin = await shellBefore([await nobody(), url]);
    for (const path of ['/a', '/b', '/c'])
      expect(await statusOf(origin, path, { method: 'POST', headers: { 'content-length': '2' } }, '{}')).toBe(
        200,
      );
    expect(await statusOf(origin, '/read')).toBe(200);
    expect(received).toEqual(['POST /a 2', 'POST /b 2', 'POST /c 2', 'GET /read no length']);
  });

  it('reaches the remaining replica even among many concurrent calls', async () => {
    const origin = await shellBefore([await nobody(), (await replica()).url]);
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(origin, '/read')));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe('a write whose connection is lost after sending', () => {
  const key = { 'idempotency-key': 'a-key' };

  it('is not retried without a key, and the response says that its outcome is unknown', async () => {
    const [lost, well] = [await replica({ drops: true }), await replica()];
    const unknown = await pay(await shellBefore([lost.url, well.url]));
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await unknown.json()).toEqual({ ...outcomeUnknown, traceId: '0' });
    expect([lost.received, well.received]).toEqual([['POST /pay 2'], []]);
  });

  it('is sent with its body to the next replica if it has a key', async () => {
    const [lost, well] = [await replica({ drops: true }), await replica()];
    const paid = await pay(await shellBefore([lost.url, well.url]), key);
    expect([paid.status, await paid.text()]).toEqual([200, 'answer to {}']);
    expect([lost.received, well.received]).toEqual([['POST /pay 2'], ['POST /pay 2']]);
  });

  it('may be retried by the visitor if it has a key and every replica has lost it', async () => {
    const [first, second] = [await replica({ drops: true }), await replica({ drops: true })];
    const refused = await pay(await shellBefore([first.url, second.url]), key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'gateway.unavailable' });
    expect(second.received).toEqual(['POST /pay 2']);
  });

  it('is not retried if it has a key but a large body, which is streamed', async () => {
    const [lost, well] = [await replica({ drops: true }), await replica()];
    const large = 'x'.repeat(64 * 1024 + 1);
    expect((await pay(await shellBefore([lost.url, well.url]), key, large)).status).toBe(503);
    expect([lost.received, well.received]).toEqual([[`POST /pay ${large.length}`], []]);
  });
});

it('a write with a key whose visitor disconnects before the end of its body reaches no replica', async () => {
  const { url, received } = await replica();
  const origin = await shellBefore([url]);
  const headers = { 'content-length': '9', 'idempotency-key': 'a-key' };
  const call = http.request(`${origin}/pay`, { method: 'POST', agent: false, headers });
  const left = once(call, 'error');
  call.write('{', () => call.destroy(new Error('left')));
  await left;
  expect([await statusOf(origin, '/read'), received]).toEqual([200, ['GET /read no length']]);
});

it('a write that no replica has received may be retried by the visitor', async () => {
  const refused = await pay(await shellBefore([await nobody()]));
  expect(await refused.json()).toMatchObject({ code: 'gateway.unavailable' });
});

describe('a call whose visitor disconnects before the response', () => {
  let answer: (() => void) | undefined;
  let fate: string | undefined;

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Disconnects as soon as the gateway has the call; the gateway responds when the test calls `answer`. */
  async function leave(method: string): Promise<void> {
    answer = fate = undefined;
    const gateway = await listening(
      http.createServer((request, response) => {
        request.resume();
        response.once('close', () => (fate = response.writableFinished ? 'answered' : 'given up'));
        answer = () => response.end(Buffer.alloc(20_000_000));
      }),
    );
    const proxy = new GatewayProxy([gateway]);
    closing.push(() => proxy.close());
    const facts = { trace: { id: '0', header: '' }, headers: {}, onAway: () => undefined };
    let hasLeft = false;
    const origin = await listening(
      http.createServer((request, response) => {
        response.once('close', () => (hasLeft = true));
        void proxy.pass(request, response, facts);
      }),
    );
    const call = http.request(`${origin}/media/picture`, { agent: false, method });
    call.on('error', () => undefined);
    call.end();
    await until(() => answer !== undefined);
    call.destroy();
    await until(() => hasLeft);
  }

  it('is aborted immediately if it is a read', async () => {
    await leave('GET');
    await until(() => fate !== undefined);
    expect(fate).toBe('given up');
  });

  it('is completed if it is a write, and its connection is closed after that', async () => {
    await leave('POST');
    expect(fate).toBeUndefined();
    answer?.();
    await until(() => fate !== undefined);
    expect(fate).toBe('given up');
  });
});

describe('a gateway with replicas', () => {
  it('is available while one of them is replaced, and unavailable if none responds well', async () => {
    const well = await listening(http.createServer((_, response) => response.end('{}')));
    const broken = await listening(http.createServer((_, response) => response.writeHead(503).end()));
    const isThere = async (gateways: readonly string[]): Promise<boolean> => {
      const proxy = new GatewayProxy(gateways);
      closing.push(() => proxy.close());
      return proxy.isThere(2_000);
    };
    expect(await isThere([await nobody(), well])).toBe(true);
    expect(await isThere([well, broken])).toBe(true);
    expect(await isThere([await nobody(), broken])).toBe(false);
  });
});
