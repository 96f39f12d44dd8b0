/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
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

/** A shell in front of a gateway that responds without reading the body, as servers do for GET. */
async function site(isOneGone = false): Promise<{ origin: string; heard: string[] }> {
  const heard: string[] = [];
  const gateway = await listening(
    http.createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers['content-length'] ?? 'no length'}`);
      response.end('answer');
    }),
  );
  const proxy = new GatewayProxy(isOneGone ? [await nobody(), gateway] : [gateway]);
  closing.push(() => proxy.close());
  const facts = { trace: { id: '0', header: '' }, headers: {}, onAway: () => undefined };
  const origin = await listening(
    http.createServer((request, response) => void proxy.pass(request, response, facts)),
  );
  return { origin, heard };
}

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
  const proxy = new GatewayProxy([await listening(http.createServer(() => undefined))], 50);
  closing.push(() => proxy.close());
  const reasons: unknown[] = [];
  const onAway = (reason: unknown) => void reasons.push(reason);
  const facts = { trace: { id: '0', header: '' }, headers: {}, onAway };
  const origin = await listening(
    http.createServer((request, response) => void proxy.pass(request, response, facts)),
  );
  expect(await statusOf(origin, '/hangs', { method }, method === 'POST' ? '{}' : undefined)).toBe(503);
  expect(reasons.map(String)).toEqual(['Error: The gateway was too slow']);
});

describe('a proxied call', () => {
  it('cannot smuggle another request in the body of a GET', async () => {
    const { origin, heard } = await site();
    const body = 'GET /smuggled HTTP/1.1\r\nhost: site\r\n\r\n';
    const headers = { 'content-length': String(body.length) };
    // All of these requests use the same connection to the gateway.
    expect(await statusOf(origin, '/first', { headers }, body)).toBe(200);
    expect(await statusOf(origin, '/second', {})).toBe(200);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await statusOf(origin, '/third', { headers: chunked }, body)).toBe(200);
    expect(await statusOf(origin, '/fourth', {})).toBe(200);
    expect(heard).toEqual(['/first', '/second', '/third', '/fourth'].map((path) => `GET ${path} no length`));
  });

  it('is forwarded with its body', async () => {
    const { origin, heard } = await site();
    const headers = { 'content-length': '2' };
    expect(await statusOf(origin, '/form', { method: 'POST', headers }, '{}')).toBe(200);
    expect(heard).toEqual(['POST /form 2']);
  });

  it('is sent with its body to the next replica if one has stopped', async () => {
    const { origin, heard } = await site(true);
    const headers = { 'content-length': '2' };
    for (const path of ['/a', '/b', '/c'])
      expect(await statusOf(origin, path, { method: 'POST', headers }, '{}')).toBe(200);
    expect(await statusOf(origin, '/read')).toBe(200);
    expect(heard).toEqual(['POST /a 2', 'POST /b 2', 'POST /c 2', 'GET /read no length']);
  });

  it('reaches the remaining replica even among many concurrent calls', async () => {
    const { origin } = await site(true);
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(origin, '/read')));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('is not retried once it was sent, and the response says that its outcome is unknown', async () => {
    let calls = 0;
    const gateway = await listening(
      http.createServer((request) => {
        calls += 1;
        request.socket.destroy();
      }),
    );
    const proxy = new GatewayProxy([gateway, gateway]);
    closing.push(() => proxy.close());
    const facts = { trace: { id: '0', header: '' }, headers: {}, onAway: () => undefined };
    const origin = await listening(
      http.createServer((request, response) => void proxy.pass(request, response, facts)),
    );
    const pay = (headers: Record<string, string> = {}) =>
      fetch(`${origin}/pay`, { method: 'POST', headers, body: '{}' });
    const unknown = await pay();
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await unknown.json()).toEqual({ ...outcomeUnknown, traceId: '0' });
    expect(calls).toBe(1);
    const keyed = await pay({ 'idempotency-key': 'a-key' });
    expect(keyed.headers.get('retry-after')).toBe('2');
    expect(await keyed.json()).toMatchObject({ code: 'gateway.unavailable' });
    expect(calls).toBe(2);
  });

  it('may be retried by the visitor if no replica has received it', async () => {
    const proxy = new GatewayProxy([await nobody()]);
    closing.push(() => proxy.close());
    const facts = { trace: { id: '0', header: '' }, headers: {}, onAway: () => undefined };
    const origin = await listening(
      http.createServer((request, response) => void proxy.pass(request, response, facts)),
    );
    const refused = await fetch(`${origin}/pay`, { method: 'POST', body: '{}' });
    expect(await refused.json()).toMatchObject({ code: 'gateway.unavailable' });
  });
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
