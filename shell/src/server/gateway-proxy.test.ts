/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
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

/** A gateway that answers without a look at the body, as one does with GET, behind a shell. */
async function site(): Promise<{ origin: string; heard: string[] }> {
  const heard: string[] = [];
  const gateway = await listening(
    http.createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers['content-length'] ?? 'no length'}`);
      response.end('answer');
    }),
  );
  const proxy = new GatewayProxy([gateway]);
  closing.push(() => proxy.close());
  const facts = { trace: { id: '0', header: '' }, headers: {} };
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

describe('a call that is handed on', () => {
  it('never becomes the beginning of another one', async () => {
    const { origin, heard } = await site();
    const body = 'GET /smuggled HTTP/1.1\r\nhost: site\r\n\r\n';
    const headers = { 'content-length': String(body.length) };
    // The same connection to the gateway serves each of these in turn.
    expect(await statusOf(origin, '/first', { headers }, body)).toBe(200);
    expect(await statusOf(origin, '/second', {})).toBe(200);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(await statusOf(origin, '/third', { headers: chunked }, body)).toBe(200);
    expect(await statusOf(origin, '/fourth', {})).toBe(200);
    expect(heard).toEqual(['/first', '/second', '/third', '/fourth'].map((path) => `GET ${path} no length`));
  });

  it('keeps its body where it has one', async () => {
    const { origin, heard } = await site();
    const headers = { 'content-length': '2' };
    expect(await statusOf(origin, '/form', { method: 'POST', headers }, '{}')).toBe(200);
    expect(heard).toEqual(['POST /form 2']);
  });
});
