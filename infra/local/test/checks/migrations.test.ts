import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import path from 'node:path';
import { kitMigrations } from '../../../../packages/service-kit/src/database/kit-migrations.js';
import type { MigrationClass } from '../../../../packages/service-kit/src/database/migration.js';
import { root } from '../../src/checkout.ts';
import { blockingStatements } from './blocking-statements.js';

/** The last migrations that predate the rule (packages/service-kit/guide.md). */
const before: Readonly<Record<string, string>> = {
  catalog: '0039',
  leads: '0084',
  identity: '0024',
  notifications: '0021',
};
const kitBefore = 6;

/** Exceptions by `<service> <file>`, with the reason. */
const accepted: Readonly<Record<string, string>> = {};

async function sqlOf(Migration: MigrationClass): Promise<string> {
  const said: string[] = [];
  const query = (sql: string) => Promise.resolve(said.push(sql) && []);
  await new Migration().up({ query, manager: { query } } as never);
  return said.join(';\n');
}

const files = globSync('services/*/src/migrations/[0-9]*.ts', { cwd: root }).map((file) => ({
  file,
  service: file.split(path.sep)[1] ?? '',
  name: path.basename(file, '.ts'),
}));
const isNew = ({ service, name }: { service: string; name: string }): boolean =>
  name.slice(0, 4) > (before[service] ?? '0000') && !accepted[`${service} ${name}`];

async function faultsOf(file: string): Promise<string[]> {
  const module = (await import(path.join(root, file))) as Record<string, MigrationClass>;
  const sql = await Promise.all(Object.values(module).map(sqlOf));
  return sql.flatMap(blockingStatements).map((fault) => `${file}: ${fault}`);
}

describe('migrations, while the previous version runs', () => {
  it('block no queries and remove nothing', async () => {
    expect(files.length).toBeGreaterThan(70);
    const faults = await Promise.all(files.filter(isNew).map(({ file }) => faultsOf(file)));
    const ofKit = await Promise.all(kitMigrations.slice(kitBefore).map(sqlOf));
    expect([...faults.flat(), ...ofKit.flatMap(blockingStatements)]).toEqual([]);
  });

  it.each([
    ['0041-partial-cancellations', 3],
    ['0065-sales-entries', 2],
    ['0081-promised-leads', 2],
  ])('would notice what %s did before the rule', async (name, count) => {
    const [{ file = '' } = {}] = files.filter((one) => one.name === name);
    expect(await faultsOf(file)).toHaveLength(count);
  });

  it.each([
    'alter table booking rename column mobile to phone',
    'alter table booking drop column mobile',
    'drop table quote',
    'alter table booking alter column quantity type bigint',
    'alter table booking add column phone text not null',
    'alter table booking add constraint booking_size check (quantity < 100)',
    'alter table booking add unique (ref)',
    `alter table tour add column words tsvector generated always as (to_tsvector('english', title)) stored`,
    'update booking set mobile = null',
    'with old as (select id from booking) update booking set mobile = null',
    'do $$ begin update booking set mobile = null; end $$',
    'truncate booking_step',
    'alter table booking add column token uuid not null default gen_random_uuid()',
    'alter table booking add column seq bigint generated always as identity',
    'alter table booking add column guests int check (guests > 0)',
    'drop index booking_by_mobile',
    'drop index if exists booking_by_mobile',
  ])('would notice: %s', (sql) => expect(blockingStatements(sql)).toHaveLength(1));

  it.each([
    `create table thing (id uuid primary key, name text not null); create index thing_by_name on thing (name);
     insert into thing values (gen_random_uuid(), 'a'); update thing set name = 'b'`,
    `alter table booking add column phone text, add column is_gift boolean not null default false`,
    'alter table booking add column noted_at timestamptz not null default now()',
    'alter table booking add constraint booking_size check (quantity < 100) not valid',
    'alter table booking validate constraint booking_size',
    'create index concurrently booking_by_phone on booking (phone); drop index concurrently if exists booking_by_mobile',
  ])('lets pass: %s', (sql) => expect(blockingStatements(sql)).toEqual([]));
});
