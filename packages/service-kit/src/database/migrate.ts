import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { silentGraphileLogger } from '../jobs/graphile-logger.js';
import type { Logger } from '../logging/logger.js';
import { connectionBeside, LimitedClient, withKeepAlives } from './limited-client.js';
import { isTransient } from './transient.js';

const pauseMs = 1_000;
const lookAgainMs = 250;
const triesBeforeGivingUp = 10;

/**
 * Migrates the database. Any number of replicas may start concurrently: one gets the lock and migrates, the
 * others wait and have nothing left to do. `dataSource` is already open. An interrupted migration is rolled
 * back and repeated.
 */
export async function migrate(dataSource: DataSource, url: string, log: Logger): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await migrateOnce(dataSource, url, log);
    } catch (error) {
      if (!isTransient(error) || tries === triesBeforeGivingUp) throw error;
      log.warn({ err: error }, 'the database was lost while it was brought forward; once more');
      await pause(pauseMs);
    }
  }
}

async function migrateOnce(dataSource: DataSource, url: string, log: Logger): Promise<void> {
  const holder = new LimitedClient(connectionBeside(url, 'migrations'));
  holder.on('error', (error) =>
    log.warn({ err: error }, 'the connection that holds the migration lock was lost'),
  );
  await holder.connect();
  try {
    while (!(await isFirst(holder))) await pause(lookAgainMs);
    await runMigrations({
      connectionString: withKeepAlives(url),
      maxPoolSize: 1,
      logger: silentGraphileLogger,
    });
    const done = await dataSource.runMigrations();
    if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, 'database brought forward');
  } finally {
    await holder.end();
  }
}

/**
 * Tries to take the lock without waiting. A waiting statement would be an open transaction, and `create index
 * concurrently` waits for all of these.
 */
async function isFirst(holder: pg.Client): Promise<boolean> {
  const { rows } = await holder.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtext('migrations')) as held`,
  );
  return rows[0]?.held === true;
}
