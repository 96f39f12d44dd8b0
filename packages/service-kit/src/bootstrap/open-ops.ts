import { OpsServer } from '../health/ops-server.js';
import type { Metrics } from '../health/metrics.js';
import type { Readiness } from '../health/readiness.js';
import type { Logger } from '../logging/logger.js';
import { stopOnSignal } from './stop-on-signal.js';

interface OpsParts {
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

interface OpenOps {
  readonly opsPort: number;
  /** Adds what a signal stops: in order, what began last comes first. */
  onStop(stop: () => Promise<void>): void;
}

/**
 * Answers for a unit's health and takes signals, before the unit reaches anything. One that waits for its database or for NATS is
 * alive and not ready, and ends at once when it is stopped: the first process of a container ignores signals without a handler.
 */
export async function openOps(
  { log, readiness, metrics }: OpsParts,
  { OPS_PORT, HOST }: { readonly OPS_PORT: number; readonly HOST: string },
): Promise<OpenOps> {
  const ops = new OpsServer(readiness, metrics);
  const stops = [() => ops.stop()];
  stopOnSignal(log, async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  return { opsPort: await ops.start(OPS_PORT, HOST), onStop: (stop) => void stops.push(stop) };
}
