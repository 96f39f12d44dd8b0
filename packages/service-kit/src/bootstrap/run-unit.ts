import { flushCompileCache } from 'node:module';
import type * as z from 'zod/mini';
import { SystemClock } from '../clock/system-clock.js';
import { UnitConfig } from '../config/common.js';
import { processEnv } from '../config/process-env.js';
import { readConfigs } from '../config/read-config.js';
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { startTelemetry } from '../telemetry/telemetry.js';
import { connectNats } from '../nats/connection.js';
import type { ConnectedParts } from './unit.module.js';
import { openOps } from './open-ops.js';
import { readOrExit } from './read-or-exit.js';

export interface Unit {
  /** Starts listening and returns the port. */
  start(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs a unit without a database: configuration → alive → NATS → ready, and the reverse on a signal. */
export async function runUnit<S extends z.core.$ZodType>(
  name: string,
  schema: S,
  create: (parts: ConnectedParts, settings: z.output<S>) => Unit,
): Promise<void> {
  const [common, settings] = readOrExit(name, () => readConfigs(UnitConfig, schema, processEnv()));
  const log = createLogger(name, common.LOG_LEVEL);
  try {
    const metrics = new Metrics(name);
    metrics.watchProcess(common.VERSION);
    const readiness = new Readiness();
    const { opsPort, onStop } = await openOps({ log, readiness, metrics }, common);
    onStop(await startTelemetry(name, common, metrics, log));
    const nats = await connectNats(common.NATS_URL, name, log);
    const unit = create(
      { nats, log, readiness, metrics, clock: new SystemClock(common.CLOCK_OFFSET) },
      settings,
    );
    onStop(() => unit.stop());
    const port = await unit.start();
    log.info({ port, opsPort }, 'ready');
    // Node writes the compile cache at exit, which a killed process does not reach.
    flushCompileCache();
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
