import { ValueType, type HrTime } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

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

/** Provides the Prometheus metrics to the SDK, so that both report the same values. */
export class PrometheusProducer implements MetricProducer {
  private readonly startedAt = hrTime();

  constructor(private readonly registry: Registry) {}

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.startedAt, endTime: hrTime() };
    const metrics = (await this.registry.getMetricsAsJSON()).flatMap(({ name, help, type, values }) => {
      const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
      const aggregationTemporality = AggregationTemporality.CUMULATIVE;
      const data = dataOf(String(type), values, times);
      return data ? [{ descriptor, aggregationTemporality, ...data } as MetricData] : [];
    });
    const scopeMetrics = [{ scope: { name: 'valam' }, metrics }];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  }
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function dataOf(kind: string, values: readonly Value[], times: Times) {
  const point = <T>(labels: Labels, value: T): DataPoint<T> => ({ ...times, attributes: labels, value });
  const points = values.map(({ labels, value }) => point(labels, value));
  if (kind === 'gauge') return { dataPointType: DataPointType.GAUGE, dataPoints: points };
  if (kind === 'counter') return { dataPointType: DataPointType.SUM, dataPoints: points, isMonotonic: true };
  if (kind !== 'histogram') return undefined;
  const dataPoints = seriesOf(values).map((series) => point(series.labels, histogramOf(series)));
  return { dataPointType: DataPointType.HISTOGRAM, dataPoints };
}

const histogramOf = ({ bounds, counts, count, sum }: Series): Histogram => ({
  buckets: {
    boundaries: bounds,
    counts: [...counts, count].map((upTo, index) => upTo - (counts[index - 1] ?? 0)),
  },
  count,
  sum,
});

/** Prometheus buckets are cumulative, each as a separate sample. */
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
