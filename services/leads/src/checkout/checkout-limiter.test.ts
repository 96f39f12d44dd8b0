import { expect, test } from '@jest/globals';
import { CheckoutLimiter } from './checkout-limiter.js';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));

function checkouts(limiter: CheckoutLimiter) {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const come = (departure: string, name: string): Promise<string> =>
    limiter.inTurn(departure, () => {
      begun.push(name);
      return new Promise((done, failed) => {
        ends.set(name, (failure) => (failure ? failed(failure) : done(name)));
      });
    });
  return { begun, come, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

test('four checkouts of one departure run concurrently, the others in their order', async () => {
  const { begun, come, end } = checkouts(new CheckoutLimiter());
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => come('hot', name));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['a', 'b', 'd', 'e']) end(name);
  await settled();
  end('f');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a checkout of another departure does not wait', async () => {
  const { begun, come } = checkouts(new CheckoutLimiter());
  for (const name of ['a', 'b', 'c', 'd', 'e']) void come('hot', name);
  void come('calm', 'z');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'z']);
});

test('a failed checkout releases its slot, and an empty queue is deleted', async () => {
  const limiter = new CheckoutLimiter();
  const { begun, come, end } = checkouts(limiter);
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    come('hot', name).catch((error: Error) => error.message),
  );
  await settled();
  end('a', new Error('the database went away'));
  await settled();
  expect(begun).toContain('e');
  for (const name of ['b', 'c', 'd', 'e']) end(name);
  expect(await Promise.all(all)).toEqual(['the database went away', 'b', 'c', 'd', 'e']);
  expect(Reflect.get(limiter, 'queues')).toEqual(new Map());
});
