import { afterEach, describe, expect, it } from '@jest/globals';
import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { freePort } from '../../src/ports.ts';
import { startBalancer, type Target } from '../../src/runner/balancer.ts';
import { DocumentCache } from '../../src/runner/document-cache.ts';
import { serveInTest } from '../../src/testing/serve.ts';
import { until } from '../../src/waiting.ts';

describe('the balancer', () => {
  const started: Awaited<ReturnType<typeof startBalancer>>[] = [];
  afterEach(async () => {
    for (const balancer of started.splice(0)) await balancer.stop();
  });
  const serve = serveInTest();

  /** Starts a balancer in front of the targets and returns its URL. */
  async function before(targets: Target[], more: { documents?: DocumentCache; patienceMs?: number } = {}) {
    const balancer = await startBalancer({ unit: 'shell', port: 0, host: '127.0.0.1', targets, ...more });
    started.push(balancer);
    return balancer.url;
  }
  const textAt = async (url: string, options: RequestInit = {}) => (await fetch(url, options)).text();
  const target = async (answer: http.RequestListener) => {
    const { port, url, stop } = await serve(answer);
    return { port, readyUrl: `${url}/readyz`, stop };
  };
  /** A target that responds with its name and the request body. */
  const named = (name: string) =>
    target(async (request, response) => {
      const body = await text(request);
      response.setHeader('x-forwarded', String(request.headers['x-forwarded-for']));
      response.end(`${name}${body}`);
    });

  it('distributes requests, forwards bodies, and loses no GET when a process dies', async () => {
    const [a, b] = [await named('a'), await named('b')];
    const url = await before([a, b]);
    const read = () => textAt(url);
    expect(new Set([await read(), await read(), await read(), await read()])).toEqual(new Set(['a', 'b']));
    const posted = await fetch(url, { method: 'POST', body: '!' });
    expect(await posted.text()).toMatch(/^[ab]!$/);
    expect(posted.headers.get('x-forwarded')).toBe('127.0.0.1');

    await a.stop();
    expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(
      Array.from({ length: 20 }, () => 'b'),
    );
  });

  it('retries a POST on the next process when the connection is refused, even before a probe fails', async () => {
    const there = await named('there');
    // Its probe still succeeds, as right after a crash.
    const url = await before([{ port: await freePort(), readyUrl: there.readyUrl }, there]);
    const order = (body: string) => textAt(url, { method: 'POST', body });
    const large = 'x'.repeat(300_000);
    expect([await order('1'), await order('2'), await order(large), await order('4')]).toEqual([
      'there1',
      'there2',
      `there${large}`,
      'there4',
    ]);
  });

  it('responds with an error in the format of the path while no process is available', async () => {
    const port = await freePort();
    const url = await before([{ port, readyUrl: `http://127.0.0.1:${port}/readyz` }]);
    const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
    const at = async (path: string) => {
      const answer = await fetch(url + path, { headers: { traceparent } });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      return answer.text();
    };
    expect(JSON.parse(await at('/readyz'))).toMatchObject({ problems: { shell: 'does not answer' } });
    expect(JSON.parse(await at('/api/tours?page=1'))).toEqual({
      code: 'shell.unavailable',
      kind: 'unavailable',
      message: expect.any(String),
      traceId: '0123456789abcdef0123456789abcdef',
    });
    expect(await at('/')).toBe('No process answers');
    const shown = await fetch(url, { headers: { accept: 'text/html' } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(shown.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'");
    expect(await shown.text()).toContain('We’ll be back in a moment');
  });

  it('does not say to try again what a process may have done', async () => {
    const dying = await target((request, response) => {
      if (request.url === '/readyz') return response.end();
      return request.resume().once('end', () => request.socket.destroy());
    });
    const url = await before([dying]);
    const refusal = async (options: RequestInit) => {
      const answer = await fetch(`${url}/api/leads`, options);
      expect(answer.status).toBe(503);
      return answer.json();
    };
    const write = { method: 'POST', body: '{}' };
    const mayBeRepeated = { code: 'shell.unavailable' };
    expect(await refusal(write)).toEqual({ ...outcomeUnknown, traceId: expect.any(String) });
    const keyed = { ...write, headers: { 'idempotency-key': 'a-key' } };
    expect(await refusal(keyed)).toMatchObject(mayBeRepeated);
    expect(await refusal({})).toMatchObject(mayBeRepeated);
  });

  it('does not retry a GET whose client has disconnected', async () => {
    const seen: string[] = [];
    const slow = (name: string) =>
      target((request, response) => {
        if (request.url === '/readyz') return response.end();
        seen.push(name);
        response.once('close', () => seen.push(`${name} closed`));
        return undefined;
      });
    const url = await before([await slow('a'), await slow('b')]);
    const leaving = new AbortController();
    const read = fetch(url, { signal: leaving.signal }).catch(() => 'left');
    await until(() => seen.length > 0, { timeoutMs: 5_000 });
    leaving.abort();
    expect(await read).toBe('left');
    await until(() => seen.length > 1, { timeoutMs: 10_000 });
    await until(() => seen.length > 2, { timeoutMs: 300 });
    expect(seen).toEqual([seen[0], `${seen[0]} closed`]);
  });

  it('requests a document from another process when one hangs', async () => {
    let frozen = 0;
    const silent = await target((request, response) => {
      if (request.url === '/readyz') return response.end();
      frozen += 1;
      return undefined;
    });
    const url = await before([silent, await named('awake')], {
      documents: new DocumentCache(),
      patienceMs: 100,
    });
    const read = (path: string) => textAt(url + path, { signal: AbortSignal.timeout(20_000) });
    expect([await read('/a'), await read('/b')]).toEqual(['awake', 'awake']);
    expect(frozen).toBeGreaterThan(0);
  });

  it('falls back to a process whose last probe failed when the only ready one drops the connection', async () => {
    let probes = 0;
    const dropping = await target((request, response) => {
      if (request.url === '/readyz') return response.end(String(probes++));
      return request.socket.destroy();
    });
    const unready = { ...(await named('unready')), readyUrl: `http://127.0.0.1:${await freePort()}/` };
    const url = await before([dropping, unready]);
    // The second probe starts after the first one was evaluated.
    await until(() => probes > 1, { timeoutMs: 10_000 });
    expect([await textAt(url), await textAt(url)]).toEqual(['unready', 'unready']);
  });

  it('stops using a process that responds with Connection: close, before a probe fails', async () => {
    const seen: string[] = [];
    const going = await target((request, response) => {
      // No probe completes during the requests.
      if (request.url === '/readyz') return undefined;
      seen.push('going');
      return response.setHeader('connection', 'close').end('going');
    });
    const url = await before([going, await named('stays')]);
    for (let reads = 0; reads < 20; reads++) await textAt(url);
    expect(seen).toHaveLength(1);
  });

  it('responds with 503 when no process is running', async () => {
    const gone = await freePort();
    const url = await before([{ port: gone, readyUrl: `http://127.0.0.1:${gone}/readyz` }]);
    expect((await fetch(url)).status).toBe(503);
  });
});
