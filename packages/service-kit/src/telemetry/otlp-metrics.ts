import type { Registry } from 'prom-client';
import type { OtlpSender } from './otlp-sender.js';

const cumulative = 2;

const nanosNow = () => `${Math.round(performance.timeOrigin + performance.now())}000000`;

type Labels = Readonly<Partial<Record<string, string | number>>>;
interface Value {
  readonly value: number;
  readonly labels: Labels;
  readonly metricName?: string;
}
interface Series {
  readonly labels: Labels;
  readonly bounds: number[];
  readonly counts: number[];
  count: number;
  sum: number;
}

/** Sends what Prometheus would read, now and then. */
export class OtlpMetrics {
  private readonly startedAt = nanosNow();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly sender: OtlpSender,
    private readonly registry: Registry,
    everyMs: number,
  ) {
    this.timer = setInterval(() => void this.send(), everyMs).unref();
  }

  async send(): Promise<void> {
    const times = { startTimeUnixNano: this.startedAt, timeUnixNano: nanosNow() };
    const metrics = (await this.registry.getMetricsAsJSON()).flatMap(({ name, help, type, values }) => {
      const kind = String(type);
      const data = dataOf(kind, values, times);
      return data ? [{ name, description: help, ...data }] : [];
    });
    await this.sender.send('metrics', (resource, scope) => ({
      resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }],
    }));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.send();
  }
}

function dataOf(kind: string, values: readonly Value[], times: object) {
  const points = values.map(({ value, labels }) => ({
    ...times,
    attributes: attributesOf(labels),
    asDouble: value,
  }));
  if (kind === 'gauge') return { gauge: { dataPoints: points } };
  if (kind === 'counter')
    return { sum: { dataPoints: points, isMonotonic: true, aggregationTemporality: cumulative } };
  if (kind !== 'histogram') return undefined;
  const dataPoints = seriesOf(values).map(({ labels, bounds, counts, count, sum }) => ({
    ...times,
    attributes: attributesOf(labels),
    count: String(count),
    sum,
    explicitBounds: bounds,
    bucketCounts: [...counts, count].map((upTo, index) => String(upTo - (counts[index - 1] ?? 0))),
  }));
  return { histogram: { dataPoints, aggregationTemporality: cumulative } };
}

/** Prometheus counts a bucket with all those below it, and each as a value of its own. */
function seriesOf(values: readonly Value[]): Series[] {
  const all = new Map<string, Series>();
  for (const {
    value,
    labels: { le, ...labels },
    metricName = '',
  } of values) {
    const key = JSON.stringify(labels);
    const series = all.get(key) ?? { labels, bounds: [], counts: [], count: 0, sum: 0 };
    all.set(key, series);
    if (metricName.endsWith('_sum')) series.sum = value;
    else if (metricName.endsWith('_count')) series.count = value;
    else if (le !== undefined && Number.isFinite(Number(le))) {
      series.bounds.push(Number(le));
      series.counts.push(value);
    }
  }
  return [...all.values()];
}

const attributesOf = (labels: Labels) =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }));
