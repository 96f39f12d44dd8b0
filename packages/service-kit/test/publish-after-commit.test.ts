import { afterEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { emit } from '../src/events/emit.js';
import { PublishAfterCommit } from '../src/events/publish-after-commit.js';
import { startTestService } from '../src/testing/start-test-service.js';
import { createTestDatabase } from '../src/testing/test-database.js';
import { lampLit } from './sample-contracts.js';
import { lampService } from './sample-service.js';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start() {
  const database = await createTestDatabase(lampService);
  cleanUps.push(() => database.drop());
  const { dataSource, stop } = await startTestService({ ...lampService, database });
  cleanUps.push(stop);
  const published: string[] = [];
  let isCommitted = false;
  dataSource.subscribers.splice(0);
  dataSource.subscribers.push(
    new PublishAfterCommit({ publishSoon: () => published.push(isCommitted ? 'after' : 'before') }),
  );
  const inside = (work: (tx: EntityManager) => Promise<unknown>) =>
    dataSource.transaction(async (tx) => {
      await work(tx);
      isCommitted = true;
    });
  return { inside, published };
}

const light = (tx: EntityManager) => emit(tx, lampLit, { id: 'one', name: 'one' });

describe('the events of a transaction', () => {
  it('are published together directly after its commit', async () => {
    const { inside, published } = await start();
    await inside(async (tx) => {
      await light(tx);
      await light(tx);
    });
    expect(published).toEqual(['after']);
  });

  it('inside a savepoint wait for the whole transaction', async () => {
    const { inside, published } = await start();
    await inside((tx) => tx.transaction(light));
    expect(published).toEqual(['after']);
  });

  it('are not published after a rollback; a transaction without events triggers nothing', async () => {
    const { inside, published } = await start();
    const failed = inside(async (tx) => {
      await light(tx);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await inside((tx) => tx.query('select 1'));
    expect(published).toEqual([]);
  });
});
