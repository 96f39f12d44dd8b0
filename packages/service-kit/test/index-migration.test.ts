import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { indexMigration } from '../src/database/index-migration.js';
import { migrate } from '../src/database/migrate.js';
import { migration, type MigrationClass } from '../src/database/migration.js';
import { createLogger } from '../src/logging/logger.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampService } from './sample-service.js';

const log = createLogger('test', 'silent');
const byName = indexMigration('0003-by-name', [
  'create unique index concurrently thing_by_name on thing (name)',
]);

let database: TestDatabase;
let writer: pg.Client;
const sources: DataSource[] = [];
beforeEach(async () => {
  const things = migration('0002-things', 'create table thing (name text)');
  database = await createTestDatabase({ ...lampService, migrations: [...lampService.migrations, things] });
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
});
afterEach(async () => {
  await Promise.all(sources.splice(0).map((source) => source.destroy()));
  await writer.end();
  await database.drop();
});

async function replica(...migrations: MigrationClass[]): Promise<DataSource> {
  const source = createDataSource({ name: 'catalog', url: database.url, entities: [], migrations, log });
  sources.push(source);
  return source.initialize();
}

const indexes = async () => {
  const { rows } = await writer.query<{ indisvalid: boolean }>(
    `select indisvalid from pg_index where indexrelid = to_regclass('thing_by_name')`,
  );
  return rows.map(({ indisvalid }) => indisvalid);
};

describe('a migration', () => {
  it('may exceed the statement timeout of calls, which is restored afterwards', async () => {
    const source = await replica(
      migration(
        '0003-limits',
        `create table limits as select current_setting('statement_timeout') as longest`,
      ),
    );
    await migrate(source, database.url, log);
    expect(await source.query('select longest from limits')).toEqual([{ longest: '15min' }]);
    expect(await source.query('show statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
  });
});

describe('an index of a table with rows', () => {
  it('is created concurrently with writes, even while another replica waits for the migration lock', async () => {
    const [first, second] = await Promise.all([replica(byName), replica(byName)]);
    await writer.query(`begin; insert into thing values ('in a transaction')`);
    const migrated = Promise.all([first, second].map((source) => migrate(source, database.url, log)));
    await waitFor(async () => (await indexes()).length === 1);
    await first.query(`insert into thing values ('meanwhile')`);
    await writer.query('commit');
    await migrated;
    expect(await indexes()).toEqual([true]);
    expect(await first.query('show lock_timeout')).toEqual([{ lock_timeout: '4s' }]);
  });

  it('is created again if an interrupted migration left an invalid one', async () => {
    await writer.query(`insert into thing values ('same'), ('same')`);
    const source = await replica(byName);
    await expect(migrate(source, database.url, log)).rejects.toThrow('could not create unique index');
    expect(await indexes()).toEqual([false]);
    await writer.query('delete from thing');
    await migrate(source, database.url, log);
    expect(await indexes()).toEqual([true]);
  });

  it('cannot be created with other statements', () => {
    expect(() => indexMigration('0003-other', ['create index thing_by_name on thing (name)'])).toThrow(
      '0003-other may only create or drop indexes concurrently',
    );
  });
});
