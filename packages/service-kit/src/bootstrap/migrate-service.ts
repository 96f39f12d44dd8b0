import type * as z from 'zod/mini';
import { migrationSettings } from '../config/common.js';
import { processEnv } from '../config/process-env.js';
import { readConfig } from '../config/read-config.js';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { createLogger } from '../logging/logger.js';
import { openDatabase } from './open-database.js';
import { readOrExit } from './read-or-exit.js';
import type { ServiceDefinition } from './service-definition.js';

/**
 * Migrates the service's database and exits; runs as a job before new replicas start. Needs only the
 * database.
 */
export async function migrateService<S extends z.core.$ZodType>(
  definition: ServiceDefinition<S>,
): Promise<void> {
  const { name, entities, migrations } = definition;
  const settings = readOrExit(name, () => readConfig(migrationSettings(name), processEnv()));
  const log = createLogger(name, settings.LOG_LEVEL);
  try {
    const { databaseUrl } = settings;
    const dataSource = createDataSource({ name, url: databaseUrl, entities, migrations, log });
    await openDatabase(dataSource, log);
    await migrate(dataSource, databaseUrl, log);
    await dataSource.destroy();
    log.info('the database is up to date');
  } catch (error) {
    log.fatal({ err: error }, 'the database could not be brought forward');
    process.exitCode = 1;
  }
}
