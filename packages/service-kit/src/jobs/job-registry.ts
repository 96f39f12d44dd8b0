import * as z from 'zod/mini';
import type { Job } from './job.js';
import { bindsJob } from './on-job.js';

/** The jobs that a unit defines; the unit starts only if a method is bound to each. */
export class JobRegistry {
  private readonly defined: Job[] = [];

  define<P extends z.core.$ZodType>(job: Job<P>): Job<P> {
    this.defined.push(job);
    return job;
  }

  /**
   * Creates the decorator that binds a method to a scheduled job. `crons`: the five cron fields of each job,
   * in UTC, by job name. Missed runs of the last hour are caught up.
   */
  schedule<C extends Readonly<Record<string, string>>>(crons: C) {
    const payload = z.unknown();
    for (const name of Object.keys(crons)) this.define({ name, payload });
    return (name: keyof C & string) => bindsJob<() => Promise<unknown>>({ name, payload, cron: crons[name] });
  }

  /** Jobs without a bound method. A queued one would wait forever, a scheduled one would never start. */
  unbound(bound: readonly Job[]): string[] {
    const names = new Set(bound.map(({ name }) => name));
    return this.defined.map(({ name }) => name).filter((name) => !names.has(name));
  }
}
