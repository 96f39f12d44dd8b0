import { describe, expect, it } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findNats } from '../../src/nats/binary.ts';
import { startNats } from '../../src/nats.ts';
import { heldBy } from '../../src/postgres/cluster.ts';
import { connected } from '../../src/postgres/connection.ts';
import { dropDatabases, provideDatabases } from '../../src/postgres/databases.ts';
import { startPostgres } from '../../src/postgres.ts';
import { answers, freePort } from '../../src/ports.ts';
import { isAlive } from '../../src/processes.ts';
import { dataDirOfTests } from '../../src/testing/folder.ts';

const ask = <T>(url: string, sql: string): Promise<T[]> =>
  connected(url, async (client) => (await client.query(sql)).rows);

describe('the servers of npm start', () => {
  const dataDir = dataDirOfTests();

  it('keeps PostgreSQL data across a restart and leaves no process behind', async () => {
    const first = await startPostgres({ dataDir: dataDir(), isDurable: false });
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(isAlive(Number(first.pid))).toBe(false);

    const second = await startPostgres({ dataDir: dataDir(), isDurable: false });
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);

    const again = await startPostgres({ dataDir: dataDir(), isDurable: false });
    expect(again.pid).toBe(second.pid);
    await again.stop();
    expect(isAlive(Number(second.pid))).toBe(false);
  });

  it('keeps values of failed statements out of the PostgreSQL log', async () => {
    const marker = 'MARKER-91c4';
    const postgres = await startPostgres({ dataDir: dataDir(), isDurable: false });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await client.query('create table guest (email text unique, born date not null)');
      await client.query('insert into guest values ($1, now())', [marker]);
      for (const values of [
        [marker, '2000-01-01'],
        [`${marker}-2`, null],
        [`${marker}-3`, `${marker}-4`],
      ])
        await expect(client.query('insert into guest values ($1, $2::text::date)', values)).rejects.toThrow();
    } finally {
      await client.end();
      await postgres.stop();
    }
    const log = await readFile(path.join(dataDir(), 'logs/postgres.log'), 'utf8');
    expect(log).toContain('violates unique constraint');
    expect(log).not.toContain(`(${marker}`);
    expect(log).not.toMatch(/DETAIL|CONTEXT|parameters/);
  });

  it('creates a database per service, idempotently', async () => {
    const postgres = await startPostgres({ dataDir: dataDir(), isDurable: false });
    try {
      const provide = () => provideDatabases({ url: postgres.url, prefix: 'valam_', password: "it's" });
      const [urls] = await Promise.all([provide(), provide()]);
      expect(Object.keys(urls)).toEqual(['catalog', 'leads', 'identity', 'notifications']);
      const [row] = await ask<{ who: string; ok: boolean }>(
        String(urls.leads),
        "select current_user as who, similarity('Kashi', 'Kasi') > 0 as ok",
      );
      expect(row).toEqual({ who: 'valam_leads', ok: true });
      const foreign = new URL(String(urls.leads));
      foreign.pathname = '/valam_identity';
      await expect(ask(foreign.href, 'select 1')).rejects.toThrow('permission denied');
      await dropDatabases({ url: postgres.url, prefix: 'valam_' });
      await expect(ask(String(urls.leads), 'select 1')).rejects.toThrow();
    } finally {
      await postgres.stop();
    }
  });

  it('uses an external PostgreSQL and reports problems with it', async () => {
    const own = await startPostgres({ dataDir: dataDir(), isDurable: false });
    const used = await startPostgres({ dataDir: dataDir(), databaseUrl: own.url });
    expect(used).toMatchObject({ url: own.url });
    await used.stop();
    expect(isAlive(Number(own.pid))).toBe(true);
    await own.stop();
    const nobody = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
    await expect(startPostgres({ dataDir: dataDir(), databaseUrl: nobody })).rejects.toThrow(
      'DATABASE_URL is set, but the server does not answer',
    );
  });

  it('detects the stale lock of a dead server', async () => {
    const dir = path.join(dataDir(), 'dead');
    await rm(dir, { recursive: true, force: true });
    expect(await heldBy(dir)).toBeUndefined();
  });

  it('runs NATS with JetStream and isolated accounts', async () => {
    const nats = await startNats({ dataDir: dataDir(), accounts: 2 });
    expect(await answers(Number(nats.port))).toBe(true);
    expect(await readFile(path.join(dataDir(), 'nats/nats.conf'), 'utf8')).toContain(
      'W2 { jetstream: enabled',
    );

    const used = await startNats({ dataDir: dataDir(), natsUrl: nats.url });
    await used.stop();
    expect(isAlive(Number(nats.pid))).toBe(true);
    await nats.stop();
    expect(isAlive(Number(nats.pid))).toBe(false);
    await expect(startNats({ dataDir: dataDir(), natsUrl: nats.url })).rejects.toThrow(
      'NATS_URL is set, but the server does not answer',
    );
  });

  it('stops a NATS server that a killed run left running in its data directory', async () => {
    const left = await startNats({ dataDir: dataDir() });
    const next = await startNats({ dataDir: dataDir() });
    expect(isAlive(Number(left.pid))).toBe(false);
    await next.stop();
  });

  it('uses the nats-server that is configured', async () => {
    const program = path.join(dataDir(), 'my-nats');
    await writeFile(program, '');
    expect(await findNats(program, () => {})).toBe(program);
    await expect(findNats('/nowhere/nats', () => {})).rejects.toThrow('NATS_SERVER_BIN names /nowhere/nats');
  });
});
