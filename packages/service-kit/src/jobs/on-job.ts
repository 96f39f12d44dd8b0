import 'reflect-metadata';

export interface JobContext {
  /** 1 at the first try. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface JobBinding {
  readonly name: string;
  readonly cron?: string;
}

export const jobMetadata = Symbol('job');

type JobMethod = (payload: never, context: JobContext) => Promise<unknown>;

/**
 * Binds a method of any provider to a stored job. It may run more than once, so it looks at the state under a row lock
 * first. What it throws is tried again with growing pauses.
 */
export function OnJob(name: string) {
  return mark({ name });
}

/** The same, started by the calendar: five cron fields, in UTC. Missed turns of the last hour are made up for. */
export function EveryCron(cron: string, name: string) {
  return mark({ name, cron });
}

function mark(binding: JobBinding) {
  return <F extends JobMethod>(
    _target: object,
    _key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    if (!descriptor.value) throw new Error(`A job (${binding.name}) is bound to a method`);
    Reflect.defineMetadata(jobMetadata, binding, descriptor.value);
  };
}
