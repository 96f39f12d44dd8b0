import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addJob } from '../src/jobs/jobs.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { admireLamp, lampService, Seen } from './sample-service.js';

describe('an abandoned job', () => {
  let lamps: TestService;
  let seen: Seen;
  beforeAll(async () => {
    lamps = await startTestService(lampService);
    seen = lamps.get(Seen);
  });
  afterAll(() => lamps.stop());
  beforeEach(() => {
    seen.jobs.length = 0;
  });

  const inAMinute = () => new Date(lamps.clock.now().getTime() + 60_000);
  const waiting = async () =>
    (await lamps.dataSource.query<unknown[]>('select 1 from graphile_worker.jobs')).length;

  it('runs soon after its process died', async () => {
    const { manager } = lamps.dataSource;
    await addJob(manager, admireLamp, { id: 'orphan' }, { runAt: inAMinute(), key: 'orphan' });
    await manager.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-that-died', locked_at = now(), run_at = now(), attempts = 1`,
    );
    await waitFor(() => seen.jobs.length === 1);
    expect(seen.jobs).toEqual([{ payload: { id: 'orphan' }, attempt: 2 }]);
  });

  /** The pool ids with which jobs are locked from now on. */
  async function workersFromNow(): Promise<() => Promise<string[]>> {
    const { manager } = lamps.dataSource;
    await manager.query(`create table if not exists seen_lock (pool text);
      truncate seen_lock;
      create or replace function keep_lock() returns trigger language plpgsql as $$
        begin insert into seen_lock values (new.locked_by); return new; end $$;
      create or replace trigger keep_lock before update on graphile_worker._private_jobs for each row
        when (new.locked_by is not null) execute function keep_lock()`);
    return async () =>
      (await manager.query<{ pool: string }[]>('select distinct pool from seen_lock')).map(
        ({ pool }) => pool,
      );
  }

  it('is not assumed for a slow job, which keeps its workers', async () => {
    const { manager } = lamps.dataSource;
    const workers = await workersFromNow();
    await addJob(manager, admireLamp, { id: seen.longJob.id });
    await waitFor(() => seen.jobs.length === 1);
    await waitFor(async () => (await waiting()) === 0);
    await addJob(manager, admireLamp, { id: 'next' });
    await waitFor(() => seen.jobs.length === 2);
    expect(await workers()).toHaveLength(1);
  });

  it('runs soon after the response that delivered it was lost', async () => {
    const { manager } = lamps.dataSource;
    const workers = await workersFromNow();
    await addJob(manager, admireLamp, { id: 'first' });
    await waitFor(() => seen.jobs.length === 1);
    const [pool] = await workers();
    await manager.query('drop trigger keep_lock on graphile_worker._private_jobs');

    await addJob(manager, admireLamp, { id: 'lost' }, { runAt: inAMinute(), key: 'lost' });
    await manager.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), run_at = now(), attempts = 1',
      [pool],
    );
    await waitFor(() => seen.jobs.length === 2);
    expect(seen.jobs[1]).toEqual({ payload: { id: 'lost' }, attempt: 2 });
    await addJob(manager, admireLamp, { id: 'after' });
    await waitFor(() => seen.jobs.length === 3);
  });
});
