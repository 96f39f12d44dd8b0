import { flushCompileCache } from 'node:module';
import type * as z from 'zod/mini';
import { SystemClock } from '../clock/system-clock.js';
import { serviceSettings } from '../config/common.js';
import { processEnv } from '../config/process-env.js';
import { readConfigs } from '../config/read-config.js';
import { usualConnections } from '../database/connections.js';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { StatementSpans } from '../database/statement-spans.js';
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { RunningService } from './running-service.js';
import type { ServiceDefinition } from './service-definition.js';
import { keepStreams } from './keep-streams.js';
import { migrateService } from './migrate-service.js';
import { startTelemetry } from '../telemetry/telemetry.js';
import { openDatabase } from './open-database.js';
import { openOps } from './open-ops.js';
import { readOrExit } from './read-or-exit.js';

/**
 * Runs a service as a process: configuration → alive → database → NATS → ready, and the reverse on a signal.
 * With the argument `migrate` it only migrates the database; with `keep-streams` it maintains the streams of
 * all services.
 */
export async function runService<S extends z.core.$ZodType>(definition: ServiceDefinition<S>): Promise<void> {
  if (process.argv[2] === 'migrate') return migrateService(definition);
  if (process.argv[2] === 'keep-streams') return keepStreams();
  const { name } = definition;
  const [settings, config] = readOrExit(name, () =>
    readConfigs(serviceSettings(name, definition), definition.config, processEnv()),
  );
  const log = createLogger(name, settings.LOG_LEVEL);
  try {
    const { databaseUrl, DATABASE_CONNECTIONS: connections } = settings;
    const { entities, migrations } = definition;
    const metrics = new Metrics(name);
    metrics.watchProcess(settings.VERSION);
    const readiness = new Readiness();
    const { opsPort, onStop } = await openOps({ log, readiness, metrics }, settings);
    onStop(await startTelemetry(name, settings, metrics, log));
    const dataSource = createDataSource({ name, url: databaseUrl, entities, migrations, log, connections });
    await openDatabase(dataSource, log);
    await migrate(dataSource, databaseUrl, log);
    const nats = await connectNats(settings.NATS_URL, name, log);
    const service = new RunningService(definition as ServiceDefinition<never>, {
      config,
      databaseUrl,
      secretKey: settings.SECRET_KEY,
      mailKey: settings.MAIL_KEY ?? null,
      clockOffsetMs: settings.CLOCK_OFFSET,
      isOnSchedule: true,
      connectionsAtStart: Math.min(connections, usualConnections),
      dataSource,
      nats,
      clock: new SystemClock(settings.CLOCK_OFFSET),
      log,
      readiness,
      metrics,
      callerKeys: settings.CALLER_VERIFY_KEYS,
    });
    if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) dataSource.subscribers.push(new StatementSpans());
    onStop(() => service.stop());
    await service.start();
    log.info({ opsPort }, 'ready');
    // Node writes the compile cache at exit, which a killed process does not reach.
    flushCompileCache();
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
