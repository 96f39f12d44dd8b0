import { expect, test } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { inParts, inTransactions } from '../src/database/in-transactions.js';

/** Each transaction has a separate manager. */
const database = () => {
  const managers: EntityManager[] = [];
  const transaction = (work: (tx: EntityManager) => Promise<unknown>): Promise<unknown> => {
    const tx = {} as EntityManager;
    managers.push(tx);
    return work(tx);
  };
  return { managers, dataSource: { transaction } as unknown as DataSource };
};

const failing = (bad: readonly number[], done: number[]) => (_tx: EntityManager, item: number) => {
  if (bad.includes(item)) return Promise.reject(new Error(`${item} cannot be worked on`));
  done.push(item);
  return Promise.resolve();
};

test('each item is processed in a separate transaction', async () => {
  const { managers, dataSource } = database();
  const done: number[] = [];
  await inTransactions(dataSource, [1, 2, 3], failing([], done));
  expect(done).toEqual([1, 2, 3]);
  expect(new Set(managers).size).toBe(3);
});

test('items after a failed one are processed, and the error is thrown at the end', async () => {
  const done: number[] = [];
  const sweep = inTransactions(database().dataSource, [1, 2, 3], failing([1], done));
  await expect(sweep).rejects.toThrow('1 cannot be worked on');
  expect(done).toEqual([2, 3]);
});

test('the error has the number of failures and each reason', async () => {
  const sweep = inTransactions(database().dataSource, [1, 2, 3], failing([1, 3], []));
  await expect(sweep).rejects.toMatchObject({
    message: '2 of 3 failed: Error: 1 cannot be worked on',
    errors: [new Error('1 cannot be worked on'), new Error('3 cannot be worked on')],
  });
});

test('processing stops after ten consecutive failures', async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const done: number[] = [];
  const { managers, dataSource } = database();
  await expect(inTransactions(dataSource, items, failing(items.slice(0, 20), done))).rejects.toThrow(
    '10 of 30',
  );
  expect([managers.length, done]).toEqual([10, []]);
});

test('each part of a sweep runs, and the first error is thrown at the end', async () => {
  const done: string[] = [];
  const sweep = inParts(
    () => Promise.reject(new Error('one booking cannot be worked on')),
    () => Promise.resolve(void done.push('second')),
  );
  await expect(sweep).rejects.toThrow('one booking cannot be worked on');
  expect(done).toEqual(['second']);
});
