import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { Metrics } from '../src/health/metrics.js';
import { createLogger } from '../src/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { lampLit } from './sample-contracts.js';
import { lampService } from './sample-service.js';

let database: TestDatabase;
let dataSource: DataSource;
/** No service runs, so the queues stay as they are. */
beforeAll(async () => {
  database = await createTestDatabase(lampService);
  const log = createLogger('test', 'silent');
  dataSource = createDataSource({ ...lampService, url: database.url, log });
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function figures(): Promise<(name: string) => number> {
  const metrics = new Metrics('catalog');
  metrics.watchQueues(dataSource);
  const told = await metrics.registry.metrics();
  return (name) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(told)?.[1]);
}

describe('the age of a queue', () => {
  it('is zero while it is empty', async () => {
    const figure = await figures();
    const ages = ['outbox_waiting_seconds', 'jobs_due_seconds', 'jobs_running_seconds'];
    expect(ages.map(figure)).toEqual([0, 0, 0]);
  });

  it('shows that a single event or job has stalled', async () => {
    await dataSource.query(
      `insert into outbox (id, subject, payload, occurred_at, created_at)
       values (gen_random_uuid(), $1, '{}', now(), now() - interval '10 minutes')`,
      [lampLit.subject],
    );
    await dataSource.query(
      `select graphile_worker.add_job('admire-lamp', run_at := now() - interval '20 minutes')`,
    );
    await dataSource.query(
      `select graphile_worker.add_job('write-to-owner', run_at := now() + interval '1 hour')`,
    );
    const figure = await figures();
    expect(figure('outbox_waiting_seconds')).toBeCloseTo(600, -2);
    expect(figure('jobs_due_seconds')).toBeCloseTo(1_200, -2);
  });

  it('ignores a running job, however long it takes', async () => {
    await dataSource.query(
      `update graphile_worker._private_jobs set locked_by = 'pool', locked_at = now() where run_at < now()`,
    );
    const figure = await figures();
    expect(figure('jobs_due_seconds')).toBe(0);
    expect(figure('jobs_running_seconds')).toBeLessThan(60);
  });

  it('has a counterpart for a hung job, which neither waits nor fails', async () => {
    await dataSource.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '40 minutes' where locked_by = 'pool'`,
    );
    expect((await figures())('jobs_running_seconds')).toBeCloseTo(2_400, -2);
  });
});

describe('a failing scheduled job', () => {
  const failed = async (name: string, runs: number) => {
    for (let run = 0; run < runs; run++)
      await dataSource.query(`select graphile_worker.add_job($1, run_at := now() + interval '6 hours')`, [
        name,
      ]);
    await dataSource.query(
      `update graphile_worker._private_jobs set attempts = 5, last_error = 'no lamp' where run_at > now() + interval '5 hours'`,
    );
  };
  const failing = async () => (await figures())('scheduled_jobs_failing');

  it('is counted after its second failed run, long before either is given up', async () => {
    await dataSource.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('kit-tidy-up', now())`,
    );
    await failed('kit-tidy-up', 1);
    // Jobs other than scheduled ones are not counted.
    await failed('admire-lamp', 2);
    expect(await failing()).toBe(0);
    await failed('kit-tidy-up', 1);
    expect(await failing()).toBe(1);
  });
});
