import { expect } from '@playwright/test';
import pg from 'pg';
import { system } from './system';

/**
 * Has a job of a service run now, where a visitor would wait for its minute, and returns when it has run. The service's
 * own workers run it, as they do by the clock.
 */
export async function runJob(service: 'leads' | 'identity', name: string): Promise<void> {
  const database = new pg.Client({ connectionString: system().databases[service] });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>('select id from graphile_worker.add_job($1)', [
      name,
    ]);
    const state = async () =>
      (
        await database.query<{ last_error: string | null }>(
          'select last_error from graphile_worker.jobs where id = $1',
          [rows[0]?.id],
        )
      ).rows[0];
    await expect
      .poll(async () => (await state())?.last_error ?? ((await state()) ? 'is to run' : 'has run'), {
        message: `the job ${name}`,
        intervals: [50, 100, 200],
        timeout: 30_000,
      })
      .toBe('has run');
  } finally {
    await database.end();
  }
}
