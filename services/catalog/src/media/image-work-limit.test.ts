import { describe, expect, it } from '@jest/globals';
import { ImageWorkLimit, TooManyPicturesError } from './image-work-limit.js';

/** Work that ends when the test says so. */
function piece() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), work: () => ended };
}

describe('the concurrency limit of picture processing', () => {
  it('runs two calls, queues two, and rejects the others', async () => {
    const limit = new ImageWorkLimit(2, 2);
    const pieces = Array.from({ length: 4 }, piece);
    let started = 0;
    const running = pieces.map(({ work }) =>
      limit.run(() => {
        started++;
        return work();
      }),
    );
    await expect(limit.run(() => Promise.resolve())).rejects.toThrow(TooManyPicturesError);
    expect(started).toBe(2);
    pieces[0]?.end();
    await running[0];
    expect(started).toBe(3);
    for (const { end } of pieces) end();
    await Promise.all(running);
    expect(started).toBe(4);
  });

  it('releases a slot after a failure', async () => {
    const limit = new ImageWorkLimit(1, 0);
    await expect(limit.run(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
    await expect(limit.run(() => Promise.resolve('read'))).resolves.toBe('read');
  });
});
