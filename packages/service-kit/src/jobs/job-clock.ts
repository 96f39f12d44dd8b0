import type { EntityManager } from 'typeorm';

/**
 * The database's clock starts jobs, but their times are in business time. If `CLOCK_OFFSET` has changed since
 * the last start, waiting jobs are shifted by the difference, so that a jump forward makes them due.
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

/** Shifts the start of every waiting job to this many milliseconds earlier. */
export async function moveWaitingJobs(tx: EntityManager, forwardMs: number): Promise<void> {
  await tx.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at := run_at - $1 * interval '1 millisecond')
       from graphile_worker.jobs where run_at > now() and locked_at is null`,
    [forwardMs],
  );
}
