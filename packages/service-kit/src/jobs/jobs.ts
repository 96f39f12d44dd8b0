import type { EntityManager } from 'typeorm';
import { unitOf } from '../database/unit-of.js';
import { currentTraceparent } from '../trace/trace.js';
import { parsedPayload, type Job, type JobInput } from './job.js';

export interface JobOptions {
  /** In business time; immediately when omitted. */
  readonly runAt?: Date;
  /** A job with the same key replaces the earlier one. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** Stored data of a job: its payload and the trace that added it. */
export interface StoredJob {
  readonly data: unknown;
  readonly trace?: string;
  /** Set if its personal data was redacted; it cannot run anymore. */
  readonly erasedAt?: string;
}

/** Adds a job in the caller's transaction; a rollback removes it. An invalid payload is never stored. */
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

/** Removes a job that is no longer wanted; does nothing if there is none. */
export async function removeJob(tx: EntityManager, key: string): Promise<void> {
  await tx.query('select graphile_worker.remove_job($1)', [key]);
}
