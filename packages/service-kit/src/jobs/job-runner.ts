import {
  parseCronItem,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { errorText, loggableError } from '@valam/contracts/shared/loggable-error';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { jobsAtOnce } from '../database/connections.js';
import type { BoundMethod } from '../discovery/bound-methods.js';
import type { Logger } from '../logging/logger.js';
import { runInSpan } from '../trace/trace.js';
import { graphileLogger } from './graphile-logger.js';
import { parsedPayload } from './job.js';
import { openJobPool } from './job-pool.js';
import { moveJobsWithClock } from './job-clock.js';
import type { JobRegistry } from './job-registry.js';
import type { StoredJob } from './jobs.js';
import type { JobBinding, JobContext } from './on-job.js';
import { PoolPresence } from './pool-presence.js';

const pollIntervalMs = 1_000;
const backfillMs = 3_600_000;

export interface JobRunnerOptions {
  readonly url: string;
  readonly unit: string;
  readonly dataSource: DataSource;
  readonly clockOffsetMs: number;
  /** Whether scheduled jobs run on their schedule; otherwise only when a test calls them. */
  readonly isOnSchedule: boolean;
  readonly defined: readonly JobRegistry[];
  readonly jobs: readonly BoundMethod<JobBinding>[];
  readonly log: Logger;
}

/** A pool of Graphile Worker's workers, with its id in the database. */
interface Workers {
  readonly runner: Runner;
  readonly presence: PoolPresence;
}

/** Runs the stored jobs of one service; several replicas share the work. */
export class JobRunner {
  private workers?: Workers;
  private pool?: pg.Pool;
  private readonly running = new Set<string>();
  /** Settles when pools that take no new jobs have finished their current ones. */
  private leaving: Promise<void> = Promise.resolve();
  private isRenewing = false;

  constructor(private readonly options: JobRunnerOptions) {}

  async start(): Promise<void> {
    const { url, unit, defined, jobs, log, dataSource, clockOffsetMs } = this.options;
    refuseDoubles(jobs);
    refuseUnbound(defined, jobs);
    await moveJobsWithClock(dataSource.manager, clockOffsetMs);
    this.pool = openJobPool(url, unit, log);
    this.workers = await this.startWorkers(this.pool);
  }

  /** Takes no new jobs and waits for the running ones. */
  async stop(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    await this.leaving;
    if (this.workers) await leave(this.workers);
    await pool?.end().catch(() => undefined);
  }

  private async startWorkers(pool: pg.Pool): Promise<Workers> {
    const { url, unit, jobs, isOnSchedule, log } = this.options;
    const events: WorkerEvents = new EventEmitter();
    const created = new Promise<string>((resolve) =>
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    );
    const runner = await run({
      events,
      pgPool: pool,
      taskList: this.tasks(),
      parsedCronItems: isOnSchedule ? jobs.flatMap(({ binding }) => cronItem(binding)) : [],
      concurrency: jobsAtOnce,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      logger: graphileLogger(log),
    });
    runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner stopped'));
    const own = { id: await created, running: this.running, onLostJobs: () => this.renew() };
    const presence = new PoolPresence(url, unit, own, log);
    await presence.start();
    return { runner, presence };
  }

  /**
   * Continues with a new pool under another id. Jobs that the old pool has locked but never received are
   * released, like those of a dead process.
   */
  private renew(): void {
    const { pool, workers } = this;
    if (!pool || !workers || this.isRenewing) return;
    this.isRenewing = true;
    this.leaving = this.startWorkers(pool)
      .then((fresh) => {
        this.workers = fresh;
        return leave(workers);
      })
      .catch((error: unknown) => this.options.log.error({ err: error }, 'new workers could not be started'))
      .finally(() => {
        this.isRenewing = false;
      });
  }

  private tasks(): TaskList {
    return Object.fromEntries(
      this.options.jobs.map(({ binding, call }) => [
        binding.name,
        async (payload: unknown, helpers: JobHelpers) => {
          const stored = (payload ?? {}) as StoredJob;
          const { attempts, max_attempts: maxAttempts } = helpers.job;
          // This process's parsers return a number, although the library types the id as a string.
          const id = `${helpers.job.id}`;
          const context: JobContext = { attempt: attempts, maxAttempts };
          this.running.add(id);
          try {
            await runInSpan(`job ${binding.name}`, 'consumer', stored.trace, async () => {
              await call(parsedPayload(binding, stored.data ?? {}), context);
            });
          } catch (error) {
            failSafely(error);
          } finally {
            this.running.delete(id);
          }
        },
      ]),
    );
  }
}

async function leave({ runner, presence }: Workers): Promise<void> {
  await runner.stop().catch(() => undefined);
  await presence.stop();
}

/** Graphile Worker stores and logs the message of an error thrown by a job. */
function failSafely(error: unknown): never {
  const { stack: _places, ...facts } = loggableError(error);
  const safe = new Error(
    facts.message ?? [facts.type, facts.code, facts.constraint].filter(Boolean).join(' '),
  );
  safe.stack = errorText(error);
  throw safe;
}

function cronItem({ name, cron }: JobBinding) {
  return cron
    ? [parseCronItem({ task: name, match: cron, identifier: name, options: { backfillPeriod: backfillMs } })]
    : [];
}

function refuseDoubles(jobs: readonly BoundMethod<JobBinding>[]): void {
  const names = jobs.map(({ binding }) => binding.name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`The job ${double} is bound twice`);
}

function refuseUnbound(defined: readonly JobRegistry[], jobs: readonly BoundMethod<JobBinding>[]): void {
  const bindings = jobs.map(({ binding }) => binding);
  const unbound = defined.flatMap((registry) => registry.unbound(bindings));
  if (unbound.length > 0) throw new Error(`No method is bound to the jobs ${unbound.join(', ')}`);
}
