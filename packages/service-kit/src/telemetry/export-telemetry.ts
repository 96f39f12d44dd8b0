import { hostname } from 'node:os';
import { diag, DiagLogLevel, trace, type DiagLogger } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { UnitConfig } from '../config/common.js';
import type { Metrics } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import { PrometheusProducer } from './prometheus-producer.js';

export type TelemetrySettings = Pick<
  UnitConfig,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
>;

const timeoutMillis = 5_000;
/** Limits the queue while the collector is down, so that telemetry does not fill the memory. */
const batches = { scheduledDelayMillis: 2_000, maxExportBatchSize: 512, maxQueueSize: 4_096 };

/** Registers the SDK, which sends traces and metrics of this process to a collector. Returns a function that stops it. */
export function exportTelemetry(
  unit: string,
  endpoint: string,
  settings: TelemetrySettings,
  metrics: Metrics,
  log: Logger,
): () => Promise<void> {
  diag.setLogger(quietly(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const resource = resourceFromAttributes({
    'service.name': unit,
    'service.instance.id': `${hostname()}-${process.pid}`,
  });
  const to = (signal: string) => ({
    url: `${endpoint}/v1/${signal}`,
    headers: { ...settings.OTEL_EXPORTER_OTLP_HEADERS },
    timeoutMillis,
  });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')), ...batches })],
  });
  const exportIntervalMillis = settings.OTEL_METRIC_EXPORT_INTERVAL;
  const figures = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis,
        exportTimeoutMillis: Math.min(timeoutMillis, exportIntervalMillis),
        metricProducers: [new PrometheusProducer(metrics.registry)],
      }),
    ],
  });
  trace.setGlobalTracerProvider(traces);
  return async () => {
    trace.disable();
    await Promise.allSettled([traces.shutdown(), figures.shutdown()]);
  };
}

/** Reports an unavailable collector once a minute instead of for every batch. */
function quietly(log: Logger): DiagLogger {
  let saidAt = -Infinity;
  const say = (message: string): void => {
    if (performance.now() - saidAt < 60_000) return;
    saidAt = performance.now();
    log.warn({ reason: message }, 'telemetry does not reach its collector');
  };
  const silent = (): void => undefined;
  return { error: say, warn: say, info: silent, debug: silent, verbose: silent };
}
