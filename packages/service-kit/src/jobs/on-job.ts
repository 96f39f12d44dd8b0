import 'reflect-metadata';
import * as z from 'zod/mini';
import { defineJob, type Job, type JobPayload } from './define-job.js';

export interface JobContext {
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface JobBinding extends Job {
  readonly cron?: string;
}

export const jobMetadata = Symbol('job');

/**
 * Binds a method of any provider to a stored job; it gets the parsed payload. It may run more than once, so it checks
 * the state under a row lock first. A thrown error is retried with backoff.
 */
export function OnJob<J extends Job>(job: J) {
  return mark<(payload: JobPayload<J>, context: JobContext) => Promise<unknown>>(job);
}

/**
 * Creates the decorator that binds a method to a scheduled job of a service. `crons`: the five cron fields of each job,
 * in UTC, by its name. Missed runs of the last hour are caught up.
 */
export function scheduled<C extends Readonly<Record<string, string>>>(crons: C) {
  for (const name of Object.keys(crons)) defineJob({ name, payload: z.unknown() });
  return (name: keyof C & string) =>
    mark<() => Promise<unknown>>({ name, payload: z.unknown(), cron: crons[name] });
}

function mark<M>(binding: JobBinding) {
  return <F extends M>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    if (!descriptor.value) throw new Error(`A job (${binding.name}) is bound to a method`);
    Reflect.defineMetadata(jobMetadata, binding, descriptor.value);
  };
}
