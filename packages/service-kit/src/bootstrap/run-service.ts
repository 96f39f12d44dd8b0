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
import { OpsServer } from '../health/ops-server.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { RunningService } from './running-service.js';
import type { ServiceDefinition } from './service-definition.js';
import { keepStreams } from './keep-streams.js';
import { migrateService } from './migrate-service.js';
import { startTelemetry } from '../telemetry/telemetry.js';
import { openDatabase } from './open-database.js';
import { readOrExit } from './read-or-exit.js';
import { stopOnSignal } from './stop-on-signal.js';

/**
 * Runs a service as a process: configuration → database → NATS → ready, and back in order on a signal. With the argument
 * `migrate` it only migrates the database; with `keep-streams` it maintains the streams of all services.
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
    const dataSource = createDataSource({ name, url: databaseUrl, entities, migrations, log, connections });
    await openDatabase(dataSource, log);
    await migrate(dataSource, databaseUrl, log);
    const nats = await connectNats(settings.NATS_URL, name);
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
      callerKeys: settings.CALLER_VERIFY_KEYS,
    });
    service.metrics.watchProcess(settings.VERSION);
    const stopTelemetry = await startTelemetry(name, settings, service.metrics, log);
    if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) dataSource.subscribers.push(new StatementSpans());
    const ops = new OpsServer(service.readiness, service.metrics);
    const opsPort = await ops.start(settings.OPS_PORT, settings.HOST);
    stopOnSignal(log, async () => {
      await service.stop();
      await stopTelemetry();
      await ops.stop();
    });
    await service.start();
    log.info({ opsPort }, 'ready');
    // Node writes it at the end of a process, which one that is killed does not reach.
    flushCompileCache();
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}
