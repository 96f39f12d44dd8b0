import type http from 'node:http';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DocumentCache, sharedRequest, type Answer } from '../../src/runner/document-cache.ts';

const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=60';
const answer = (text: string, headers: http.IncomingHttpHeaders = {}, status = 200): Answer => ({
  status,
  headers: { 'cache-control': shared, ...headers },
  body: Buffer.from(text),
});

let now: number;
let cache: DocumentCache;
let calls: number;
beforeEach(() => {
  now = 1_000_000;
  calls = 0;
  cache = new DocumentCache({ now: () => now, patience: 20 });
});

const read = async (give: () => Answer | Promise<Answer>): Promise<string> => {
  const found = await cache.get('page', async () => {
    calls += 1;
    return give();
  });
  return found.body.toString();
};
const away = (): Promise<Answer> => Promise.reject(new Error('no process answers'));
const settled = () => new Promise(setImmediate);

describe('a shared document', () => {
  it('is requested once for all concurrent visitors', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => read(() => answer('one'))));
    expect(new Set(all)).toEqual(new Set(['one']));
    expect(calls).toBe(1);
  });

  it('is served stale while it is revalidated, for at most two seconds', async () => {
    await read(() => answer('old'));
    now += 1_500;
    expect(await read(() => answer('new'))).toBe('old');
    await settled();
    expect(await read(() => answer('newer'))).toBe('new');
    now += 2_001;
    expect(await read(() => answer('newest'))).toBe('newest');
  });

  it('is served stale while the site is down or fails, but not when it is closed for maintenance', async () => {
    await read(() => answer('last'));
    now += 30_000;
    expect(await read(away)).toBe('last');
    expect(await read(() => answer('sorry', { 'cache-control': 'no-store' }, 503))).toBe('last');
    const closed = { 'cache-control': 'no-store', 'x-site-closed': '1' };
    expect(await read(() => answer('closed', closed, 503))).toBe('closed');
  });

  it('is served stale while the site hangs, and the late answer is stored', async () => {
    await read(() => answer('last'));
    now += 30_000;
    let wakeUp: (late: Answer) => void = () => undefined;
    const hanging = new Promise<Answer>((resolve) => (wakeUp = resolve));
    expect(await read(() => hanging)).toBe('last');
    expect(await read(() => hanging)).toBe('last');
    expect(calls).toBe(2);
    wakeUp(answer('late'));
    await settled();
    now += 30_000;
    expect(await read(away)).toBe('late');
  });

  it('is evicted when its URL responds with something uncacheable', async () => {
    await read(() => answer('there'));
    now += 5_000;
    expect(await read(() => answer('gone', { 'cache-control': 'no-cache' }, 404))).toBe('gone');
    await expect(read(away)).rejects.toThrow('no process answers');
  });
});

describe('never cached', () => {
  it.each([
    ['what is private', answer('own', { 'cache-control': 'private, no-store' })],
    ['what sets a cookie', answer('own', { 'set-cookie': ['rollout=7'] })],
    ['what says nothing', answer('own', { 'cache-control': undefined })],
    ['an error', answer('own', {}, 500)],
  ])('is %s', async (_what, own) => {
    await Promise.all([read(() => own), read(() => own), read(() => own)]);
    expect(calls).toBe(3);
    await read(() => own);
    expect(calls).toBe(4);
  });
});

describe('the cache key of a document', () => {
  const ask = (url: string, headers: http.IncomingHttpHeaders = {}, method = 'GET') =>
    sharedRequest({ url, headers, method } as http.IncomingMessage);

  it('is URL, currency, consent and encoding, and nothing else of a visitor reaches the site', () => {
    const plain = ask('/a', { cookie: 'attribution=x; other=1', 'accept-encoding': 'gzip, br' });
    expect(plain?.headers().cookie).toBeUndefined();
    const chosen = { cookie: 'currency=EUR; attribution=x; consent=%7B%7D', 'accept-encoding': 'br' };
    expect(ask('/a', chosen)?.headers().cookie).toBe('currency=EUR; consent=%7B%7D');
    const keys = [
      plain,
      ask('/b', { 'accept-encoding': 'br' }),
      ask('/a'),
      ask('/a', chosen),
      ask('/a', { ...chosen, cookie: 'currency=INR; consent=%7B%7D' }),
      ask('/a', { ...chosen, cookie: 'currency=EUR; consent=%7B%22analytics%22%3Atrue%7D' }),
    ].map((one) => one?.key);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(ask('/a', { cookie: 'other=2', 'accept-encoding': 'br' })?.key).toBe(plain?.key);
  });

  it.each([
    'sid=x',
    '__Host-sid=x',
    'form-report=x',
    '__Host-form-report=x',
    'currency=EUR; remote-versions=a@1',
  ])('is left to the site for a visitor with %s', (cookie) => expect(ask('/a', { cookie })).toBeNull());

  it('does not exist for API calls, files and forms', () => {
    for (const url of ['/api/tours', '/media/x/800.avif', '/assets/main.js', '/remotes/a/1/b.js', '/readyz'])
      expect(ask(url)).toBeNull();
    expect(ask('/contact-us', {}, 'POST')).toBeNull();
  });
});
