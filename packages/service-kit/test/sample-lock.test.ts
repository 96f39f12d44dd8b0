import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { lockSampleLoading } from '../src/database/sample-lock.js';
import { createLogger } from '../src/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { waitFor } from '../src/testing/wait-for.js';
import { isWaiting } from '../src/testing/while-open.js';
import { lampService } from './sample-service.js';

const answerWithinMs = 700;
let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase(lampService);
  const log = createLogger('catalog', 'silent');
  const options = { name: 'catalog', url: database.url, entities: [], migrations: [], log };
  source = await createDataSource({ ...options, answerWithinMs }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

it('a replica waits for one that loads sample content for longer than the statement timeout', async () => {
  const turns: string[] = [];
  const take = (name: string, load: () => Promise<unknown>) =>
    source.transaction(async (tx) => {
      await lockSampleLoading(tx);
      await load();
      turns.push(name);
    });
  const others: Promise<void>[] = [];
  await take('first', async () => {
    others.push(take('second', () => Promise.resolve()));
    await waitFor(() => isWaiting(source));
    await pause(3 * answerWithinMs);
  });
  await Promise.all(others);
  expect(turns).toEqual(['first', 'second']);
});
