import type { Metrics } from '../health/metrics.js';
import type { Logger } from '../logging/logger.js';
import type { TelemetrySettings } from './export-telemetry.js';

/** Sends traces and metrics of this process to a collector, if one is configured. Returns a function that stops it. */
export async function startTelemetry(
  unit: string,
  settings: TelemetrySettings,
  metrics: Metrics,
  log: Logger,
): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return () => Promise.resolve();
  // The SDK and its exporters are loaded only if they are used: loading them costs CPU time at every start.
  const { exportTelemetry } = await import('./export-telemetry.js');
  return exportTelemetry(unit, endpoint, settings, metrics, log);
}
