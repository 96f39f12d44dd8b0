import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { ConcurrencyLimit, ConcurrencyLimitError } from './concurrency-limit.js';

describe('limited concurrency', () => {
  it('runs as many calls as allowed, queues others in order, and rejects those beyond the queue', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 2, waiting: 2 });
    const began: number[] = [];
    let letGo = (): void => undefined;
    const go = new Promise<void>((resolve) => (letGo = resolve));
    const call = (at: number) =>
      limit.pass(async () => {
        began.push(at);
        await go;
        return at;
      });
    const calls = Promise.allSettled([0, 1, 2, 3, 4].map(call));
    await pause(1);
    expect(began).toEqual([0, 1]);
    letGo();
    expect((await calls).map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
      ...[0, 1, 2, 3],
      expect.any(ConcurrencyLimitError),
    ]);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it('rejects a call that waited too long, and starts the next one instead', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 9, waitMs: 30 });
    let end = (): void => undefined;
    const long = limit.pass(() => new Promise<void>((resolve) => (end = resolve)));
    const late = limit.pass(() => pause(1));
    await expect(late).rejects.toThrow('Waited too long');
    const next = limit.pass(() => Promise.resolve('next'));
    end();
    await long;
    await expect(next).resolves.toBe('next');
    await expect(limit.pass(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});
