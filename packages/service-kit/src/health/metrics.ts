import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

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

  /** Queues in the database: unpublished events, dead events, jobs. Counted on each scrape. */
  watchQueues(dataSource: DataSource): void {
    const count = (name: string, help: string, sql: string) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        async collect() {
          const rows = await dataSource.query<{ count: number }[]>(sql).catch(() => undefined);
          if (rows?.[0]) this.set(Number(rows[0].count));
        },
      });
    count(
      'outbox_waiting',
      'Events not yet published',
      'select count(*) from outbox where published_at is null',
    );
    count('events_set_aside', 'Events that could not be handled', 'select count(*) from dead_event');
    count(
      'jobs_due',
      'Jobs that should have run',
      'select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    );
    count(
      'jobs_given_up',
      'Jobs that used up their tries',
      'select count(*) from graphile_worker.jobs where attempts >= max_attempts and locked_at is null',
    );
  }
}
