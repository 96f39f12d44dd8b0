import { beforeEach, expect, it } from '@jest/globals';
import { MicroCache } from './micro-cache.js';

const address = '/api/tours/discovering-shiva';
const away = new Error('away');
const gone = new Error('gone');
let now: number;
let cache: MicroCache;
let timeOut: () => void;
let asked: { answer: (body: string) => void; fail: (error: Error) => void }[];
beforeEach(() => {
  now = 1_000_000;
  asked = [];
  cache = new MicroCache(
    () => now,
    () => new Promise((resolve) => (timeOut = resolve)),
  );
});

/** Reads like a request; the test provides the service's response. */
const read = async (at = address) => {
  const { body } = await cache.get(at, {
    key: 'shiva',
    rule: { seconds: 5, tags: ['tours'] },
    fetch: () => new Promise((answer, fail) => asked.push({ answer, fail })),
    mayServeStale: (error) => error === away,
    isGone: (error) => error === gone,
  });
  return body.toString();
};
const fresh = () => cache.peek(address)?.body.toString();
const known = async (body: string) => {
  const answer = read();
  asked.at(-1)?.answer(body);
  expect(await answer).toBe(body);
};

it('a request after a change never waits for, or gets, a response from before it', async () => {
  const before = read();
  cache.drop(['tours']);
  const after = read();
  expect(asked).toHaveLength(2);
  asked[1]?.answer('New');
  expect(await after).toBe('New');
  asked[0]?.answer('Old');
  expect(await before).toBe('Old');
  expect(fresh()).toBe('New');
  expect(cache.lastKnown(address)?.body.toString()).toBe('New');
});

it('a response of deleted content is never served, even if its service is down', async () => {
  await known('A face');
  cache.drop(['tours']);
  const refused = read();
  asked.at(-1)?.fail(gone);
  await expect(refused).rejects.toBe(gone);
  expect(cache.lastKnown(address)).toBeUndefined();
});

it('a response of withdrawn content is dropped before the next request', async () => {
  await known('A face');
  cache.forget(['temples']);
  expect(cache.lastKnown(address)?.body.toString()).toBe('A face');
  cache.forget(['tours']);
  expect(fresh()).toBeUndefined();
  expect(cache.lastKnown(address)).toBeUndefined();
  const after = read();
  asked.at(-1)?.fail(away);
  await expect(after).rejects.toBe(away);
});

it('a response in flight is not cached if its content is withdrawn meanwhile', async () => {
  const before = read();
  cache.forget(['tours']);
  asked.at(-1)?.answer('A face');
  expect(await before).toBe('A face');
  expect(fresh()).toBeUndefined();
  expect(cache.lastKnown(address)).toBeUndefined();
});

it('long addresses take up a bounded amount of memory', async () => {
  await known('Known');
  const long = (number: number) => `${address}?utm=${number}${'x'.repeat(15_000)}`;
  for (let number = 0; number < 500; number++) await read(long(number));
  expect(cache.peek(long(499))?.body.toString()).toBe('Known');
  expect(cache.peek(long(0))).toBeUndefined();
});

it('counts what may have been withdrawn, but no other changes', () => {
  cache.drop(['tours']);
  expect(cache.withdrawals).toBe(0);
  cache.forget(['tours']);
  cache.dropAll();
  expect(cache.withdrawals).toBe(2);
});

it('a response stays cached when other content changes', async () => {
  await known('Kept');
  cache.drop(['temples']);
  expect(fresh()).toBe('Kept');
});

it('a response that has just expired is served to all requests while one of them refreshes it', async () => {
  await known('First');
  now += 6_000;
  expect(fresh()).toBeUndefined();
  expect(await Promise.all([read(), read(), read()])).toEqual(['First', 'First', 'First']);
  expect(asked).toHaveLength(2);
  asked[1]?.answer('Second');
  await new Promise(setImmediate);
  expect(fresh()).toBe('Second');
});

it('a response that expired long ago is not served; requests wait for a new one', async () => {
  await known('First');
  now += 60_000;
  const answer = read();
  asked[1]?.answer('Second');
  expect(await answer).toBe('Second');
});

it('a stale response is served while its service is down, but not for deleted content', async () => {
  await known('Last');
  cache.dropAll();
  const standingIn = read();
  asked[1]?.fail(away);
  expect(await standingIn).toBe('Last');
  expect(fresh()).toBe('Last');
  cache.dropAll();
  const gone = read();
  asked[2]?.fail(new Error('not found'));
  await expect(gone).rejects.toThrow('not found');
  now += 31 * 60_000;
  expect(cache.lastKnown(address)).toBeUndefined();
});

it('a response that a change made stale is not served again just because a request was waiting for it', async () => {
  await known('Old');
  now += 60_000;
  const waiting = read();
  cache.drop(['tours']);
  timeOut();
  expect(await waiting).toBe('Old');
  expect(fresh()).toBeUndefined();
});

it('a withdrawn response is not served to requests that were waiting for it', async () => {
  await known('A face');
  now += 60_000;
  const waiting = read();
  cache.forget(['tours']);
  timeOut();
  await new Promise(setImmediate);
  asked.at(-1)?.fail(gone);
  await expect(waiting).rejects.toBe(gone);
});

it('a response that may have been withdrawn by a missed event is served for at most half a minute', async () => {
  await known('A face');
  cache.dropAll();
  const whileAway = async () => {
    const answer = read();
    asked.at(-1)?.fail(away);
    return answer;
  };
  now += 29_000;
  expect(await whileAway()).toBe('A face');
  now += 2_000;
  await expect(whileAway()).rejects.toBe(away);
  expect(cache.lastKnown(address)).toBeUndefined();
});
