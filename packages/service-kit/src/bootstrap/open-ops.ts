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
  /** Adds a step of the shutdown, which runs in reverse order of the startup. */
  onStop(stop: () => Promise<void>): void;
}

/**
 * Starts the health endpoints and signal handlers before the unit connects to anything. A unit that waits for
 * its database or NATS is alive but not ready, and terminates immediately on a signal: PID 1 of a container
 * ignores signals without a handler.
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
