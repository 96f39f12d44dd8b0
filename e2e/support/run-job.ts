import { expect } from '@playwright/test';
import pg from 'pg';
import type { ScheduledJob as IdentityJob } from '../../services/identity/src/jobs';
import type { ScheduledJob as LeadsJob } from '../../services/leads/src/jobs';
import { system } from './system';

interface ScheduledJobs {
  readonly identity: IdentityJob;
  readonly leads: LeadsJob;
}

/**
 * Runs a scheduled job of a service now instead of at its time, and returns when it has finished. The service's own workers
 * execute it, as they do on schedule.
 */
export async function runJob<S extends keyof ScheduledJobs>(
  service: S,
  name: ScheduledJobs[S],
): Promise<void> {
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
