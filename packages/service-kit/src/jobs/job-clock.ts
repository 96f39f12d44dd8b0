import type { EntityManager } from 'typeorm';

/**
 * Jobs wait by the database's clock, but their times are in business time. When the unit starts with another
 * `CLOCK_OFFSET` than before, waiting jobs are shifted by the difference, so that the jump forward makes them due.
 */
export async function moveJobsWithClock(manager: EntityManager, offsetMs: number): Promise<void> {
  await manager.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('job_clock'))`);
    const [known] = await tx.query<{ offset_ms: number }[]>('select offset_ms from job_clock');
    const forward = offsetMs - (known?.offset_ms ?? 0);
    if (forward !== 0) await moveWaitingJobs(tx, forward);
    await tx.query(
      `insert into job_clock (offset_ms) values ($1) on conflict (only_row) do update set offset_ms = excluded.offset_ms`,
      [offsetMs],
    );
  });
}

/** Moves every waiting job forward by this many milliseconds. */
export async function moveWaitingJobs(tx: EntityManager, forwardMs: number): Promise<void> {
  await tx.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at := run_at - $1 * interval '1 millisecond')
       from graphile_worker.jobs where run_at > now() and locked_at is null`,
    [forwardMs],
  );
}
