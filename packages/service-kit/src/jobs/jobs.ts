import type { EntityManager } from 'typeorm';
import { unitOf } from '../database/unit-of.js';
import { currentTraceparent } from '../trace/trace.js';
import { parsedPayload, type Job, type JobInput } from './define-job.js';

export interface JobOptions {
  /** When, in business time; at once when left out. */
  readonly runAt?: Date;
  /** A job with the same key replaces the earlier one. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** What is stored with a job: its payload and the trace it came from. */
export interface StoredJob {
  readonly data: unknown;
  readonly trace?: string;
}

/** Puts a job down in the caller's transaction: rolled back, it was never there. What does not fit it is never stored. */
export async function addJob<J extends Job>(
  tx: EntityManager,
  job: J,
  payload: JobInput<J>,
  { runAt, key, maxAttempts }: JobOptions = {},
): Promise<void> {
  const stored: StoredJob = { data: parsedPayload(job, payload), trace: currentTraceparent() };
  const waitMs = runAt ? runAt.getTime() - unitOf(tx).clock.now().getTime() : 0;
  await tx.query(
    `select graphile_worker.add_job($1, payload := $2::json, run_at := now() + $3 * interval '1 millisecond',
       max_attempts := $4, job_key := $5)`,
    [job.name, JSON.stringify(stored), Math.max(0, waitMs), maxAttempts ?? null, key ?? null],
  );
}

/** Takes back a job that is not wanted any more; does nothing when there is none. */
export async function removeJob(tx: EntityManager, key: string): Promise<void> {
  await tx.query('select graphile_worker.remove_job($1)', [key]);
}
