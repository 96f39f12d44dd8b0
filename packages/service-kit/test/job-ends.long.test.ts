import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openJobPool } from '../src/jobs/job-pool.js';
import { createLogger } from '../src/logging/logger.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampService, Seen } from './sample-service.js';

/** The test runner fails a test with an unhandled rejection. */
describe('the end of a job whose connection is cut while it is recorded', () => {
  let lamps: TestService;
  beforeAll(async () => {
    lamps = await startTestService(lampService);
  });
  afterAll(() => lamps.stop());
  beforeEach(() => {
    lamps.get(Seen).jobs.length = 0;
  });

  /** Blocks the statements that record the end of a job; returns a function that cuts their connections. */
  async function holdEnds(when: string): Promise<() => Promise<void>> {
    const { dataSource } = lamps;
    await dataSource.query(`
      create or replace function hold_end() returns trigger language plpgsql as $$
        begin perform pg_sleep(8); return coalesce(new, old); end $$;
      create trigger hold_end before ${when} execute function hold_end()`);
    const held = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    return async () => {
      await waitFor(async () => (await dataSource.query<unknown[]>(`select 1 ${held}`)).length > 0);
      await dataSource.query(`select pg_terminate_backend(pid) ${held}`);
      await dataSource.query('drop trigger hold_end on graphile_worker._private_jobs');
    };
  }
  const add = (id: unknown) =>
    lamps.dataSource.query(`select graphile_worker.add_job('admire-lamp', payload := $1::json)`, [
      JSON.stringify({ data: { id } }),
    ]);
  const jobs = () =>
    lamps.dataSource.query<{ attempts: number; last_error: string | null }[]>(
      'select attempts, last_error from graphile_worker.jobs',
    );

  it('is recorded after the job has run again', async () => {
    const cut = await holdEnds('delete on graphile_worker._private_jobs for each row');
    await add('done');
    await cut();
    await waitFor(async () => (await jobs()).length === 0, { timeoutMs: 25_000 });
    expect(lamps.get(Seen).jobs).toEqual([
      { payload: { id: 'done' }, attempt: 1 },
      { payload: { id: 'done' }, attempt: 2 },
    ]);
  });

  it('is recorded after the job has failed again', async () => {
    const cut = await holdEnds(
      'update on graphile_worker._private_jobs for each row when (new.last_error is distinct from old.last_error)',
    );
    await add(7);
    await cut();
    await waitFor(async () => (await jobs()).some(({ last_error }) => last_error !== null), {
      timeoutMs: 25_000,
    });
    expect((await jobs())[0]?.attempts).toBeGreaterThan(1);
    await lamps.dataSource.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );
  });
});

it('the end of a job is lost without a database, and nothing else fails', async () => {
  const pool = openJobPool('postgres://lamps@127.0.0.1:1/lamps', 'lamps', createLogger('lamps', 'silent'));
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow('ECONNREFUSED');
  const end = { name: 'complete_job/graphile_worker', text: 'delete from graphile_worker._private_jobs' };
  await expect(client.query(end)).resolves.toMatchObject({ rows: [] });
  client.release();
  await pool.end();
});
