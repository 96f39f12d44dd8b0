import 'reflect-metadata';
import * as z from 'zod/mini';
import type { Job, JobPayload } from './define-job.js';

export interface JobContext {
  /** 1 at the first try. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface JobBinding extends Job {
  readonly cron?: string;
}

export const jobMetadata = Symbol('job');

/**
 * Binds a method of any provider to a stored job; it gets the parsed payload. It may run more than once, so it looks at
 * the state under a row lock first. What it throws is tried again with growing pauses.
 */
export function OnJob<J extends Job>(job: J) {
  return mark<(payload: JobPayload<J>, context: JobContext) => Promise<unknown>>(job);
}

/** Started by the calendar: five cron fields, in UTC. Missed turns of the last hour are made up for. */
export function EveryCron(cron: string, name: string) {
  return mark<() => Promise<unknown>>({ name, payload: z.unknown(), cron });
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
