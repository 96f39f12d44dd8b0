import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

const oldestUnpublished = `select extract(epoch from coalesce(now() - min(created_at), '0')) as count from outbox
        where published_at is null`;

/** A running job does not wait. */
const oldestDue = `select extract(epoch from coalesce(now() - min(run_at), '0')) as count from graphile_worker.jobs
        where run_at <= now() and attempts < max_attempts and locked_at is null`;

/** A hung job neither waits nor fails, and Graphile Worker keeps it locked for hours. */
const longestRun = `select extract(epoch from coalesce(now() - min(locked_at), '0')) as count from graphile_worker.jobs
        where locked_at is not null`;

/**
 * Scheduled jobs of which two runs have failed: Graphile Worker retries a failed run for about four days
 * before it gives up, and adds the next run on schedule.
 */
const failedTwice = `select count(*) from (
        select task_identifier from graphile_worker.jobs
          join graphile_worker._private_known_crontabs on identifier = task_identifier
         where attempts > 0 and last_error is not null
         group by task_identifier having count(*) > 1) as failing`;

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Prometheus metrics of a unit. */
export class Metrics {
  readonly registry = new Registry();
  readonly handled = new Histogram({
    name: 'rpc_handled_seconds',
    help: 'How long calls took to answer, by subject and outcome',
    labelNames: ['subject', 'outcome'],
    buckets,
    registers: [this.registry],
  });
  readonly inFlight = new Gauge({
    name: 'calls_in_flight',
    help: 'Calls that are being answered',
    registers: [this.registry],
  });

  constructor(unit: string) {
    this.registry.setDefaultLabels({ unit });
  }

  /** Process metrics and the running version; omitted in tests, where they would leave timers. */
  watchProcess(version: string): void {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'unit_info',
      help: 'Which version runs',
      labelNames: ['version'],
      registers: [this.registry],
    }).set({ version }, 1);
  }

  /** A gauge that is read on each scrape, and keeps its value while it cannot be read. */
  watch(name: string, help: string, read: () => Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    });
  }

  /** Published events that are not delivered are not visible in any queue. */
  watchReaders(readers: () => readonly { readonly isAway: boolean }[]): void {
    const help = 'Readers whose events could not be read for a minute';
    this.watch('event_readers_away', help, () =>
      Promise.resolve(readers().filter(({ isAway }) => isAway).length),
    );
  }

  /**
   * Queues in the database: unpublished events, dead letters, jobs. Their age shows that even a short queue
   * has stalled.
   */
  watchQueues(dataSource: DataSource): void {
    const count = (name: string, help: string, sql: string): void =>
      this.watch(name, help, async () => {
        const [row] = await dataSource.query<{ count: number }[]>(sql);
        return row && Number(row.count);
      });
    count(
      'outbox_waiting',
      'Events not yet published',
      'select count(*) from outbox where published_at is null',
    );
    count('outbox_waiting_seconds', 'Age of the oldest event not yet published', oldestUnpublished);
    count('dead_letters', 'Events that could not be handled', 'select count(*) from dead_event');
    count(
      'jobs_due',
      'Jobs that should have run',
      'select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    );
    count('jobs_due_seconds', 'How long the oldest job that should have run waits', oldestDue);
    count('jobs_running_seconds', 'How long the job that has run longest runs', longestRun);
    count('scheduled_jobs_failing', 'Scheduled jobs of which two runs have failed', failedTwice);
    count(
      'jobs_given_up',
      'Jobs that used up their tries, but for those that a person has given up',
      `select count(*) from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
        and coalesce(last_error, '') not like 'Cancelled: %'`,
    );
  }
}
