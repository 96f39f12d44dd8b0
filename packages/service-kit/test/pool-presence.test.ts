import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PoolPresence } from '../src/jobs/pool-presence.js';
import { createLogger } from '../src/logging/logger.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampService } from './sample-service.js';

let lamps: TestService;
let admin: pg.Client;
const started: PoolPresence[] = [];
beforeAll(async () => {
  lamps = await startTestService(lampService);
  admin = new pg.Client({ connectionString: lamps.database.url });
  admin.on('error', () => undefined);
  await admin.connect();
});
afterEach(() => Promise.all(started.splice(0).map((presence) => presence.stop())));
afterAll(async () => {
  await admin.end();
  await lamps.stop();
});

/** The presence of a pool, and the name of its connections. */
function aPresence(id: string, url = lamps.database.url) {
  const unit = `unit-${id.slice(0, 8)}`;
  const own = { id, running: new Set<string>(), onLostJobs: () => undefined };
  const presence = new PoolPresence(url, unit, own, createLogger(unit, 'silent'));
  started.push(presence);
  return { presence, connections: () => connectionsOf(`${unit} presence`) };
}

const connectionsOf = async (name: string): Promise<number[]> => {
  const { rows } = await admin.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [name],
  );
  return rows.map(({ pid }) => pid);
};

const lock = (id: string) => admin.query(`select pg_advisory_lock(hashtext('job-pool'), hashtext($1))`, [id]);
const unlock = (id: string) =>
  admin.query(`select pg_advisory_unlock(hashtext('job-pool'), hashtext($1))`, [id]);

/** The connections that hold the presence lock of a pool. */
const holders = async (id: string): Promise<number[]> => {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
        and classid::bigint = hashtext('job-pool')::bigint & 4294967295 and objid::bigint = hashtext($1)::bigint & 4294967295`,
    [id],
  );
  return rows.map(({ pid }) => pid);
};

describe('the presence of a worker pool', () => {
  it('is restored after a cut connection before another process counts the pool as dead', async () => {
    const id = randomUUID();
    const { presence } = aPresence(id);
    await presence.start();
    // The next check, three seconds later, would restore it too, but too late.
    clearInterval(presence['timer']);
    const [cut] = await holders(id);
    await admin.query('select pg_terminate_backend($1)', [cut]);
    await waitFor(async () => (await holders(id)).some((pid) => pid !== cut));
  });

  it('releases its lock if it is stopped while it waits for the lock', async () => {
    const id = randomUUID();
    await lock(id);
    const { presence, connections } = aPresence(id);
    const start = presence.start();
    await waitFor(async () => (await connections()).length === 1);
    await presence.stop();
    await unlock(id);
    await start;
    await waitFor(async () => (await connections()).length === 0);
    expect(await holders(id)).toEqual([]);
  });

  it('leaves no connection open if it does not get its lock', async () => {
    const id = randomUUID();
    await lock(id);
    const url = new URL(lamps.database.url);
    url.searchParams.set('options', '-c lock_timeout=100');
    const { presence, connections } = aPresence(id, url.href);
    await presence.start();
    await waitFor(async () => (await connections()).length === 0);
    await unlock(id);
  });
});
