import 'reflect-metadata';
import type { Job, JobPayload } from './job.js';

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
 * Binds a method of any provider to a stored job; it gets the parsed payload. It may run more than once, so
 * it first checks the state under a row lock. A thrown error is retried with backoff.
 */
export function OnJob<J extends Job>(job: J) {
  return bindsJob<(payload: JobPayload<J>, context: JobContext) => Promise<unknown>>(job);
}

/** @returns a decorator for methods of the type `M` */
export function bindsJob<M>(binding: JobBinding) {
  return <F extends M>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    if (!descriptor.value) throw new Error(`A job (${binding.name}) is bound to a method`);
    Reflect.defineMetadata(jobMetadata, binding, descriptor.value);
  };
}
