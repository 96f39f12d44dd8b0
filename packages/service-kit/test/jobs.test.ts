import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addJob, removeJob } from '../src/jobs/jobs.js';
import { GivenUpRuns } from '../src/jobs/given-up-runs.js';
import { moveJobsWithClock } from '../src/jobs/job-clock.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { admireLamp, lampService, Seen } from './sample-service.js';

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

const inMinutes = (minutes: number) => new Date(lamps.clock.now().getTime() + minutes * 60_000);
const waiting = async () =>
  Number(
    (await lamps.dataSource.query<{ count: number }[]>('select count(*) from graphile_worker.jobs'))[0]
      ?.count,
  );

describe('a job', () => {
  it('belongs to the transaction that adds it', async () => {
    await lamps.dataSource
      .transaction(async (tx) => {
        await addJob(tx, admireLamp, { id: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await waiting()).toBe(0);
  });

  it('is not stored with an invalid payload', async () => {
    const wrong = { id: 7 } as unknown as { id: string };
    await expect(addJob(lamps.dataSource.manager, admireLamp, wrong)).rejects.toThrow(
      'admire-lamp does not fit: id',
    );
    expect(await waiting()).toBe(0);
  });

  it('does not run with an invalid payload', async () => {
    const { manager } = lamps.dataSource;
    await manager.query(
      `select graphile_worker.add_job('admire-lamp', payload := '{"data":{"id":7}}', max_attempts := 1)`,
    );
    const failed = () =>
      manager.query<{ last_error: string | null }[]>(
        'select last_error from graphile_worker.jobs where attempts = 1',
      );
    await waitFor(async () => (await failed())[0]?.last_error?.includes('does not fit: id') ?? false);
    expect(seen.jobs).toEqual([]);
    await manager.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  });

  it('runs at its business time', async () => {
    await addJob(
      lamps.dataSource.manager,
      admireLamp,
      { id: 'later' },
      { runAt: inMinutes(36), key: 'later' },
    );
    expect(await waiting()).toBe(1);
    await lamps.advance(37 * 60_000);
    await waitFor(() => seen.jobs.length === 1);
    // Its end is recorded later, and the next test counts the remaining jobs.
    await waitFor(async () => (await waiting()) === 0);
  });

  it('is replaced or removed by its key', async () => {
    const { manager } = lamps.dataSource;
    await addJob(manager, admireLamp, { id: 'one' }, { runAt: inMinutes(5), key: 'same' });
    await addJob(manager, admireLamp, { id: 'two' }, { runAt: inMinutes(9), key: 'same' });
    expect(await waiting()).toBe(1);
    await removeJob(manager, 'same');
    expect(await waiting()).toBe(0);
  });

  it('with a schedule runs at its time in production, and when called in a test', async () => {
    const scheduled = async ({ dataSource }: TestService) => {
      const rows = await dataSource.query<{ identifier: string }[]>(
        'select identifier from graphile_worker._private_known_crontabs',
      );
      return rows.map(({ identifier }) => identifier);
    };
    const production = await startTestService({ ...lampService, isOnSchedule: true });
    try {
      await waitFor(async () => (await scheduled(production)).includes('kit-tidy-up'));
      expect(await scheduled(lamps)).toEqual([]);
    } finally {
      await production.stop();
    }
  });

  it('with a schedule that fails every minute is given up once', async () => {
    const { manager } = lamps.dataSource;
    for (const name of ['kit-tidy-up', 'admire-lamp', 'kit-tidy-up', 'admire-lamp', 'kit-tidy-up'])
      await manager.query(`select graphile_worker.add_job($1, run_at := now() + interval '9 days')`, [name]);
    const [waits] = await manager.query<{ id: string }[]>(
      `select id from graphile_worker.add_job('kit-tidy-up', run_at := now() + interval '9 days')`,
    );
    await manager.query('update graphile_worker._private_jobs set attempts = max_attempts where id <> $1', [
      waits?.id,
    ]);
    await lamps.get(GivenUpRuns).dropEarlier();
    const left = await manager.query<{ name: string }[]>(
      'select task_identifier as name from graphile_worker.jobs order by task_identifier',
    );
    expect(left.map(({ name }) => name)).toEqual([
      'admire-lamp',
      'admire-lamp',
      'kit-tidy-up',
      'kit-tidy-up',
    ]);
    await manager.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  });

  it('becomes due if the unit starts with a clock that is ahead', async () => {
    const { manager } = lamps.dataSource;
    await addJob(manager, admireLamp, { id: 'future' }, { runAt: inMinutes(60 * 24 * 30) });
    await moveJobsWithClock(manager, 40 * 86_400_000);
    await waitFor(() => seen.jobs.length === 1);
    await moveJobsWithClock(manager, 0);
  });
});
