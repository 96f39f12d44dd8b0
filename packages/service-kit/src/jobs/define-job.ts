import * as z from 'zod/mini';

/** Work that a service puts off: what is stored with it, and the name under which it waits in the database. */
export interface Job<P extends z.core.$ZodType = z.core.$ZodType> {
  /** Unique within a service. Jobs that wait keep it over releases. */
  readonly name: string;
  readonly payload: P;
}

/** What the method that does the job gets. */
export type JobPayload<J> = J extends { payload: infer P extends z.core.$ZodType } ? z.output<P> : never;
/** What is handed over when the job is added. */
export type JobInput<J> = J extends { payload: infer P extends z.core.$ZodType } ? z.input<P> : never;

export function defineJob<P extends z.core.$ZodType>(job: Job<P>): Job<P> {
  return job;
}

/** The payload as the job declares it. The error names places, never values: it is stored and logged. */
export function parsedPayload<J extends Job>(job: J, payload: unknown): JobPayload<J> {
  const parsed = z.safeParse(job.payload, payload);
  if (parsed.success) return parsed.data as JobPayload<J>;
  const places = parsed.error.issues.map(({ path }) => path.map(String).join('.') || 'the whole');
  throw new Error(`The payload of ${job.name} does not fit: ${places.join(', ')}`);
}
