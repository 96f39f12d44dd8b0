import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { lockSampleLoading } from '../src/database/sample-lock.js';
import { createLogger } from '../src/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { lampService } from './sample-service.js';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase(lampService);
  const log = createLogger('catalog', 'silent');
  const options = { name: 'catalog', url: database.url, entities: [], migrations: [], log };
  source = await createDataSource({ ...options, answerWithinMs: 300 }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

it('a replica waits for one that loads sample content longer than a statement may take', async () => {
  const turns: string[] = [];
  const take = (name: string, ms: number) =>
    source.transaction(async (tx) => {
      await lockSampleLoading(tx);
      await pause(ms);
      turns.push(name);
    });
  const first = take('first', 900);
  await pause(100);
  await Promise.all([first, take('second', 0)]);
  expect(turns).toEqual(['first', 'second']);
});
