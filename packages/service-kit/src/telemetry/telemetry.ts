import type { UnitConfig } from '../config/common.js';
import type { Metrics } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import { collectSpans } from '../trace/trace.js';
import { OtlpMetrics } from './otlp-metrics.js';
import { OtlpSender } from './otlp-sender.js';
import { OtlpSpans } from './otlp-spans.js';

type Settings = Pick<
  UnitConfig,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
>;

/** Sends traces and metrics of this process to a collector, when one is configured. Returns how to stop. */
export function startTelemetry(
  unit: string,
  settings: Settings,
  metrics: Metrics,
  log: Logger,
): () => Promise<void> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return () => Promise.resolve();
  const sender = new OtlpSender({ endpoint, headers: settings.OTEL_EXPORTER_OTLP_HEADERS }, unit, log);
  const spans = new OtlpSpans(sender, settings.OTEL_TRACES_SAMPLER_ARG);
  const figures = new OtlpMetrics(sender, metrics.registry, settings.OTEL_METRIC_EXPORT_INTERVAL);
  collectSpans(spans);
  return async () => {
    collectSpans(undefined);
    await Promise.all([spans.stop(), figures.stop()]);
  };
}
