import * as z from 'zod/mini';

/** A deferred task of a service: its payload, and its name in the job queue. */
export interface Job<P extends z.core.$ZodType = z.core.$ZodType> {
  /** Unique within a service. Queued jobs keep it across releases. */
  readonly name: string;
  readonly payload: P;
  /**
   * Its payload has no personal data, or is needed to act for a person: it is not redacted some days after a
   * failure.
   */
  readonly isKeptUntilDone?: boolean;
}

/** Argument of the method that runs the job. */
export type JobPayload<J> = J extends { payload: infer P extends z.core.$ZodType } ? z.output<P> : never;
/** Argument for adding the job. */
export type JobInput<J> = J extends { payload: infer P extends z.core.$ZodType } ? z.input<P> : never;

/** Parses the payload by the job's schema. The error has paths, never values: it is stored and logged. */
export function parsedPayload<J extends Job>(job: J, payload: unknown): JobPayload<J> {
  const parsed = z.safeParse(job.payload, payload);
  if (parsed.success) return parsed.data as JobPayload<J>;
  const places = parsed.error.issues.map(({ path }) => path.map(String).join('.') || 'the whole');
  throw new Error(`The payload of ${job.name} does not fit: ${places.join(', ')}`);
}
