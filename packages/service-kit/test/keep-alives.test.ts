import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDataSource } from '../src/database/data-source.js';
import { connectionBeside } from '../src/database/limited-client.js';
import { migrate } from '../src/database/migrate.js';
import { createLogger } from '../src/logging/logger.js';
import { startTestService } from '../src/testing/start-test-service.js';
import { lossyDatabase } from './lossy-way.js';
import { lampService } from './sample-service.js';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('a lost host loses its locks within half a minute instead of two hours', async () => {
  const { database } = await lossyDatabase(cleanUps);
  const client = new pg.Client(connectionBeside(database.url, 'test presence'));
  await client.connect();
  cleanUps.push(() => client.end());
  const told = async (name: string) => {
    const { rows } = await client.query<Record<string, string>>(`show ${name}`);
    return Number.parseInt(rows[0]?.[name] ?? '', 10);
  };
  const [idle, interval, count] = [
    await told('tcp_keepalives_idle'),
    await told('tcp_keepalives_interval'),
    await told('tcp_keepalives_count'),
  ];
  expect(idle).toBeGreaterThan(0);
  expect(idle + interval * count).toBeLessThanOrEqual(30);
});

it('no connection of a service outlives its host: neither a migration, nor a call, a job or an event', async () => {
  const { way } = await lossyDatabase(cleanUps);
  const log = createLogger('test', 'silent');
  const { name, entities, migrations } = lampService;
  const source = createDataSource({ name, url: way.url, entities, migrations, log });
  await source.initialize();
  await migrate(source, way.url, log);
  await source.destroy();
  const ofMigrations = way.sent().length;
  const lamps = await startTestService({
    ...lampService,
    database: { url: way.url, drop: () => Promise.resolve() },
  });
  await lamps.stop();
  const sent = way.sent();
  expect(sent.some((text) => text.includes(`pg_try_advisory_lock(hashtext('migrations'))`))).toBe(true);
  expect([ofMigrations > 2, sent.length - ofMigrations > 3]).toEqual([true, true]);
  const nameIn = (text: string) => /application_name\0([^\0]*)/.exec(text)?.[1] ?? text.slice(0, 200);
  const lasting = sent.filter((text) => text !== '' && !text.includes('tcp_keepalives_idle='));
  expect(lasting.map(nameIn)).toEqual([]);
});
