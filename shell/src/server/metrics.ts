import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

interface LiveRemote {
  readonly current: { readonly version: string };
  readonly candidate: { readonly manifest: { readonly version: string }; readonly percent: number } | null;
}

/** The shell's Prometheus metrics. */
export function createMetrics(facts: {
  readonly version: string;
  readonly ready: () => number;
  readonly occupancy: () => number;
  readonly remotes: () => Readonly<Record<string, LiveRemote>>;
}) {
  const registry = new Registry();
  registry.setDefaultLabels({ unit: 'shell' });
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
  new Gauge({
    name: 'shell_rendering_occupancy',
    help: 'Pages that are being rendered, as a share of those that may be at the same time',
    registers,
    collect() {
      this.set(facts.occupancy());
    },
  });
  new Gauge({
    name: 'unit_info',
    help: 'Which version runs',
    labelNames: ['version'],
    registers,
  }).set({ version: facts.version }, 1);
  new Gauge({
    name: 'shell_remote_share',
    help: 'Which versions of remotes are live, and for which share of the visitors',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { current, candidate }] of Object.entries(facts.remotes())) {
        const share = (candidate?.percent ?? 0) / 100;
        this.set({ remote, version: current.version }, 1 - share);
        if (candidate) this.set({ remote, version: candidate.manifest.version }, share);
      }
    },
  });
  const failures = new Counter({
    name: 'shell_remote_failures_total',
    help: 'Failures of remotes, by where they happened',
    labelNames: ['remote', 'side'],
    registers,
  });
  return {
    registry,
    /** Only names in the registry become labels: any other name would create a new series, kept until the process ends. */
    countFailure(remote: string, side: 'server' | 'browser'): void {
      const isKnown = remote === 'shell' || Object.hasOwn(facts.remotes(), remote);
      failures.inc({ remote: isKnown ? remote : 'unknown', side });
    },
    answers: new Histogram({
      name: 'shell_answer_seconds',
      help: 'Time to the end of an answer',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
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
