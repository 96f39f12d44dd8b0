import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDataSource } from '../src/database/data-source.js';
import { unhurried } from '../src/database/prepared-statements.js';
import { hasLostDatabase, isTransient } from '../src/database/transient.js';
import { addJob } from '../src/jobs/jobs.js';
import { createLogger } from '../src/logging/logger.js';
import { startTestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lossyDatabase } from './lossy-way.js';
import { lampLit } from './sample-contracts.js';
import { admireLamp, lampService, Seen } from './sample-service.js';

const log = createLogger('test', 'silent');
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function aDataSource() {
  const { way } = await lossyDatabase(cleanUps);
  const source = createDataSource({
    ...{ name: 'catalog', url: way.url, entities: [], migrations: [], log },
    ...{ connections: 2, answerWithinMs: 1_500 },
  });
  await source.initialize();
  cleanUps.push(() => source.destroy());
  const both = <T>(ask: () => Promise<T>) => Promise.allSettled([ask(), ask()]);
  await both(() => source.query('select pg_sleep(0.1)'));
  return { source, way, both };
}

describe('if the host of the database is lost without a TCP reset', () => {
  it('statements fail within the timeout, and later ones reach the new server', async () => {
    const { source, way, both } = await aDataSource();
    way.lose();
    const lost = await both(() => source.query('select 1'));
    for (const one of lost) {
      const reason: unknown = one.status === 'rejected' ? one.reason : null;
      expect([isTransient(reason), hasLostDatabase(reason)]).toEqual([true, true]);
    }
    const [first, second] = await both(() => source.query('select 1 as one'));
    expect([first, second]).toEqual(Array(2).fill({ status: 'fulfilled', value: [{ one: 1 }] }));
  });

  it('transactions fail within the timeout, and their connections are replaced', async () => {
    const { source, way, both } = await aDataSource();
    const lost = await both(() =>
      source.transaction(async (tx) => {
        await tx.query('select 1');
        way.lose();
        await tx.query('select 2');
      }),
    );
    expect(lost.map((one) => one.status === 'rejected' && isTransient(one.reason))).toEqual([true, true]);
    expect((await both(() => source.query('select 1'))).map(({ status }) => status)).toEqual(
      Array(2).fill('fulfilled'),
    );
  });

  it('statements with a longer timeout do not fail', async () => {
    const { source } = await aDataSource();
    await expect(source.query('select pg_sleep(2.4)')).rejects.toThrow('Query read timeout');
    await expect(source.query(unhurried('select pg_sleep(2)', 10_000))).resolves.toHaveLength(1);
  });

  it('a service publishes events and runs jobs again without a restart', async () => {
    const { database, way } = await lossyDatabase(cleanUps);
    const lamps = await startTestService({
      ...lampService,
      database: { url: way.url, drop: () => Promise.resolve() },
    });
    cleanUps.push(() => lamps.stop());
    await addJob(lamps.dataSource.manager, admireLamp, { id: 'before' });
    await waitFor(() => lamps.get(Seen).jobs.length === 1);
    way.lose();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    cleanUps.push(() => admin.end());
    await admin.query(
      `insert into outbox (id, subject, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
      [lampLit.subject, { id: 'after', name: 'after' }],
    );
    await admin.query(`select graphile_worker.add_job('admire-lamp', payload := '{"data":{"id":"after"}}')`);
    await waitFor(() =>
      lamps.get(Seen).jobs.some(({ payload }) => (payload as { id: string }).id === 'after'),
    );
    const isPublished = async () =>
      (await admin.query('select 1 from outbox where published_at is not null')).rowCount === 1;
    await waitFor(isPublished);
  });
});
