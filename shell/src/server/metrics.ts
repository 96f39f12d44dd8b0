import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of this unit, for Prometheus. */
export function createMetrics(facts: { ready: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'shell_renderers_ready',
    help: 'Rendering processes that take pages',
    registers,
    collect() {
      this.set(facts.ready());
    },
  });
  return {
    registry,
    answers: new Histogram({
      name: 'shell_answer_seconds',
      help: 'Time to the end of an answer',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    failures: new Counter({
      name: 'shell_remote_failures_total',
      help: 'Failures of remotes, by where they happened',
      labelNames: ['remote', 'side'],
      registers,
    }),
    replaced: new Counter({
      name: 'shell_renderers_hung_total',
      help: 'Rendering processes that hung and were replaced',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
