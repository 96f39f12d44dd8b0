import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDataSource } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceDefinition } from '../bootstrap/service-definition.js';
import { testServers } from './test-servers.js';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

type Shape = Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>;

/** A separate database, cloned from a template that is migrated once per set of migrations. */
export async function createTestDatabase(shape: Shape): Promise<TestDatabase> {
  const template = await templateFor(shape);
  const name = `t_${shape.name}_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: addressOf(name),
    drop: () => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

async function templateFor({ name, entities, migrations }: Shape): Promise<string> {
  const template = `tpl_${name}_${fingerprint(migrations)}`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query(
      'select 1 from pg_database where datname = $1 and not datallowconn',
      [template],
    );
    if (rowCount) return;
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.query(`create database ${template}`);
    const url = addressOf(template);
    const log = createLogger(name, 'silent');
    const dataSource = createDataSource({ name, url, entities, migrations, log });
    await dataSource.initialize();
    try {
      // As the provisioning of a real server does.
      await dataSource.query('create extension if not exists pg_trgm');
      await migrate(dataSource, url, log);
    } finally {
      await dataSource.destroy();
    }
    await admin.query(`alter database ${template} allow_connections false`);
  });
  return template;
}

/** Changes if any migration changes. */
function fingerprint(migrations: Shape['migrations']): string {
  const texts = migrations.map((Migration) => JSON.stringify(new Migration()));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

function addressOf(database: string): string {
  const url = new URL(testServers().databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<void> {
  const admin = new pg.Client({ connectionString: testServers().databaseUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
