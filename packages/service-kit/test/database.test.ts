import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { fillPool } from '../src/database/fill-pool.js';
import { kitMigrations } from '../src/database/kit-migrations.js';
import { migrate } from '../src/database/migrate.js';
import { migration } from '../src/database/migration.js';
import { prepared } from '../src/database/prepared-statements.js';
import { hasLostDatabase, isTransient } from '../src/database/transient.js';
import { createLogger } from '../src/logging/logger.js';
import { createTestDatabase } from '../src/testing/test-database.js';
import { lampService } from './sample-service.js';

const log = createLogger('test', 'silent');

/** The lamps' database with a separate connection. */
async function openLamps() {
  const database = await createTestDatabase(lampService);
  const options = { name: 'catalog', url: database.url, entities: [], migrations: [], log };
  const source = createDataSource(options);
  await source.initialize();
  return { database, source };
}

describe('migrations', () => {
  it('run once if several replicas start concurrently', async () => {
    const database = await createTestDatabase({ ...lampService, migrations: [] });
    const migrations = [
      ...lampService.migrations,
      migration('0002-slow', 'select pg_sleep(0.3); create table second (id int)'),
    ];
    const sources = [1, 2, 3].map(() =>
      createDataSource({ name: 'catalog', url: database.url, entities: [], migrations, log }),
    );
    await Promise.all(sources.map((source) => source.initialize()));
    await Promise.all(sources.map((source) => migrate(source, database.url, log)));
    const rows = await sources[0]?.query<{ name: string }[]>('select name from migration order by id');
    expect(rows?.map(({ name }) => name)).toEqual([
      'kit-events-0000000000001',
      'kit-idempotency-and-clock-0000000000002',
      'kit-audit-without-records-0000000000003',
      'kit-confidential-events-0000000000004',
      'kit-redacted-failures-0000000000005',
      'kit-audit-subjects-0000000000006',
      'lamps-0000000010001',
      'slow-0000000010002',
    ]);
    await Promise.all(sources.map((source) => source.destroy()));
    await database.drop();
  });

  it('move audit entries from the shared subject to that of their service', async () => {
    const { database, source } = await openLamps();
    const shared = 'evt.audit.recorded.v1';
    const entry = JSON.stringify({ service: 'leads', action: 'refund' });
    await source.query(
      `insert into outbox (id, subject, payload, occurred_at, published_at) values
       (gen_random_uuid(), $1, $2, now(), null), (gen_random_uuid(), $1, $2, now(), now()),
       (gen_random_uuid(), 'evt.leads.seats.changed.v1', '{}', now(), null)`,
      [shared, entry],
    );
    await source.query(
      `insert into dead_event (consumer, event_id, subject, payload, error)
       values ('identity__evt_audit_recorded_v1', gen_random_uuid(), $1, $2, 'x'),
         ('identity__evt_audit_recorded_v1', gen_random_uuid(), $1, 'null', 'x')`,
      [shared, entry],
    );
    for (const AuditSubjects of kitMigrations.slice(-1))
      await new AuditSubjects().up(source.createQueryRunner());
    expect(await source.query('select subject from outbox order by seq')).toEqual([
      { subject: 'evt.audit.leads.recorded.v1' },
      { subject: 'evt.audit.leads.recorded.v1' },
      { subject: 'evt.leads.seats.changed.v1' },
    ]);
    expect(await source.query('select subject, consumer from dead_event order by payload desc')).toEqual([
      { subject: 'evt.audit.leads.recorded.v1', consumer: 'identity__evt_audit_leads_recorded_v1' },
      { subject: shared, consumer: 'identity__evt_audit_recorded_v1' },
    ]);
    await source.destroy();
    await database.drop();
  });

  it('are named like their files', () => {
    expect(() => migration('first', 'select 1')).toThrow('0001-tours');
  });
});

describe('a prefilled pool', () => {
  // Excludes background workers of the server, such as autovacuum.
  const open = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`;

  it('has its connections open, and opens none for calls', async () => {
    const { database, source } = await openLamps();
    await fillPool(source, 6);
    expect(await source.query(open)).toEqual([{ open: 6 }]);
    await Promise.all(Array.from({ length: 6 }, () => source.query('select pg_sleep(0.05)')));
    expect(await source.query(open)).toEqual([{ open: 6 }]);
    await source.destroy();
    await database.drop();
  });

  it('is filled by calls if no connection can be opened', async () => {
    const { database, source } = await openLamps();
    await database.drop();
    await expect(fillPool(source, 6)).resolves.toBeUndefined();
    await source.destroy();
  });
});

describe('values from the database', () => {
  it('are numbers and days; numbers beyond the safe range throw', async () => {
    const { database, source } = await openLamps();
    expect(await source.query(`select 42::bigint as big, date '2027-02-06' as day`)).toEqual([
      { big: 42, day: '2027-02-06' },
    ]);
    await expect(source.query('select 9007199254740993::bigint as big')).rejects.toThrow('does not fit');
    await source.destroy();
    await database.drop();
  });
});

describe('a lost database connection', () => {
  it.each([
    ['two statements of a transaction', (tx: EntityManager) => tx.query('select 1')],
    ['its last statement and its commit', async () => undefined],
  ])('is detected if it was lost between %s', async (_place, goOn) => {
    const { database, source } = await openLamps();
    const cut = source.transaction(async (tx) => {
      const [{ pid } = {}] = await tx.query<{ pid?: number }[]>('select pg_backend_pid() as pid');
      await source.query('select pg_terminate_backend($1)', [pid]);
      while (!tx.queryRunner?.isReleased) await new Promise((resolve) => setTimeout(resolve, 5));
      await goOn(tx);
    });
    const error = await cut.catch((reason: unknown) => reason);
    expect([hasLostDatabase(error), isTransient(error)]).toEqual([true, true]);
    await source.destroy();
    await database.drop();
  });

  it('is detected if a client that has lost it gets a statement', () => {
    const error = new Error('Client has encountered a connection error and is not queryable');
    expect([hasLostDatabase(error), isTransient(error)]).toEqual([true, true]);
  });

  it('is not assumed if no connection was free in time', () => {
    const error = new Error('timeout exceeded when trying to connect');
    expect([hasLostDatabase(error), isTransient(error)]).toEqual([false, true]);
  });
});

describe('a prepared statement', () => {
  it('is parsed and planned once per connection, unlike other statements', async () => {
    const database = await createTestDatabase(lampService);
    const source = createDataSource({
      ...{ name: 'catalog', url: database.url, entities: [], migrations: [], log, connections: 1 },
    });
    await source.initialize();
    const hot = prepared('select $1::int + 1 as next');
    const other = 'select $1::int + 2 as next';
    for (let call = 1; call <= 8; call++) {
      expect(await source.query(hot, [call])).toEqual([{ next: call + 1 }]);
      expect(await source.query(other, [call])).toEqual([{ next: call + 2 }]);
    }
    await expect(source.query(hot, ['seven'])).rejects.toThrow('invalid input syntax');
    expect(
      await source.query('select statement, custom_plans, generic_plans from pg_prepared_statements'),
    ).toEqual([{ statement: hot, custom_plans: 5, generic_plans: 3 }]);
    await source.destroy();
    await database.drop();
  });

  it('is planned again after a migration of the next release has changed its table', async () => {
    const database = await createTestDatabase(lampService);
    const source = createDataSource({
      ...{ name: 'catalog', url: database.url, entities: [], migrations: [], log, connections: 1 },
    });
    await source.initialize();
    await source.query('create table wick (length int)');
    const write = prepared(
      'with part_0 as (insert into wick (length) select $1::int returning *) select 1 as one from part_0',
    );
    for (let length = 1; length <= 7; length++) expect(await source.query(write, [length])).toHaveLength(1);
    await source.query(`alter table wick add column material text not null default 'cotton'`);
    expect(await source.query(write, [8])).toEqual([{ one: 1 }]);
    await source.query('alter table wick alter column length type bigint');
    expect(await source.query(write, [9])).toEqual([{ one: 1 }]);
    await source.destroy();
    await database.drop();
  });
});
