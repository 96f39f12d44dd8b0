import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { siteTopology, StreamKeeper } from '@valam/service-kit/events/stream-keeper';
import { createLogger } from '@valam/service-kit/logging/logger';
import { connectNats } from '@valam/service-kit/nats/connection';
import net from 'node:net';
import pg from 'pg';
import { startControl } from '../../src/cluster/control.ts';
import { startNatsServers, type NatsServers } from '../../src/cluster/nats-servers.ts';
import { PostgresPair } from '../../src/cluster/postgres-pair.ts';
import { startRelay } from '../../src/cluster/relay.ts';
import { listen } from '../../src/http/listen.ts';
import { freePort } from '../../src/ports.ts';
import { isAlive } from '../../src/processes.ts';
import { dataDirOfTests } from '../../src/testing/folder.ts';
import { services } from '../../src/units.ts';
import { until } from '../../src/waiting.ts';

const ports = { portFor: () => freePort() };
const quiet = () => {};

const dataDir = dataDirOfTests();

describe('a relay', () => {
  it('forwards to its target and drops its connections when it is closed', async () => {
    const hello = await listen(net.createServer((socket) => socket.end('hello')));
    const port = await freePort();
    const relay = await startRelay({ port, target: () => hello.port });
    const heard = () =>
      new Promise<string>((resolve) => {
        let said = '';
        const socket = net.connect(port, '127.0.0.1');
        socket.on('data', (bytes) => (said += bytes.toString()));
        socket.on('error', quiet);
        socket.once('close', () => resolve(said));
      });
    expect(await heard()).toBe('hello');
    relay.isOpen = false;
    expect(await heard()).toBe('');
    relay.isOpen = true;
    expect(await heard()).toBe('hello');
    await relay.stop();
    await hello.stop();
  });
});

describe('a primary of PostgreSQL and its standby', () => {
  let pair: PostgresPair;
  let pool: pg.Pool;
  const whole = () => until(() => pair.describe().isSynchronous, { timeoutMs: 60_000 });
  /** Retries until the write is acknowledged. */
  const write = (n: number) =>
    until(
      () =>
        pool.query('insert into kept values ($1) on conflict do nothing', [n]).then(
          () => true,
          () => false,
        ),
      { timeoutMs: 20_000, everyMs: 100 },
    );

  beforeAll(async () => {
    pair = await PostgresPair.start({ dataDir: dataDir(), ports, log: quiet, say: quiet });
    pool = new pg.Pool({ connectionString: pair.url, max: 2 });
    pool.on('error', quiet);
    await pool.query('create table kept (n int primary key)');
  });
  afterAll(async () => {
    await pool.end();
    const { pids } = pair;
    await pair.stop();
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it.each([
    ['SIGKILL', 'killed'],
    ['SIGSTOP', 'that hangs'],
  ] as const)(
    'replace a primary by %s (%s) within ten seconds, with every write that was acknowledged',
    async (signal, _how) => {
      await whole();
      const before = pair.describe();
      const first = signal === 'SIGKILL' ? 0 : 100;
      for (let n = first; n < first + 20; n++) expect(await write(n)).toBe(true);
      process.kill(before.primary.pid, signal);
      const since = performance.now();
      const isReplaced = () => pair.describe().primary.dir === before.standby?.dir;
      expect(await until(isReplaced, { timeoutMs: 20_000 })).toBe(true);
      expect(await write(first + 20)).toBe(true);
      expect(performance.now() - since).toBeLessThan(10_000);
      const { rows } = await pool.query('select count(*)::int as count from kept where n >= $1', [first]);
      expect(rows).toEqual([{ count: 21 }]);
      expect(await whole()).toBe(true);
    },
    90_000,
  );

  it('continue without a lost standby, then have a new synchronous one', async () => {
    await whole();
    const { standby } = pair.describe();
    process.kill(Number(standby?.pid), 'SIGKILL');
    expect(await write(1_000)).toBe(true);
    await until(() => pair.describe().standby?.pid !== standby?.pid, { timeoutMs: 30_000 });
    expect(await whole()).toBe(true);
    const { rows } = await pool.query('select sync_state from pg_stat_replication');
    expect(rows).toEqual([{ sync_state: 'sync' }]);
  });
});

describe('three servers of NATS', () => {
  const users = ['streams', 'gateway', ...services];
  let nats: NatsServers;
  let url: string;
  let stopControl: () => Promise<void>;
  interface State {
    nats: {
      leader?: string;
      behind: string[];
      servers: { name: string; pid?: number; isHealthy: boolean; cutFrom: string[] }[];
    };
  }
  const state = async (): Promise<State> => (await fetch(url)).json() as Promise<State>;
  const isWhole = async () => {
    const { behind, servers } = (await state()).nats;
    return behind.length === 0 && servers.every((server) => server.isHealthy);
  };

  beforeAll(async () => {
    const passwords = Object.fromEntries(users.map((user) => [user, `p${user}`]));
    nats = await startNatsServers({ dataDir: dataDir(), program: undefined, passwords, ports, log: quiet });
    const postgres = { describe: () => null } as unknown as PostgresPair;
    const control = await startControl({ port: await freePort(), nats, postgres });
    ({ url, stop: stopControl } = control);
  });
  afterAll(async () => {
    await stopControl();
    await nats.stop();
    expect(nats.pids).toEqual([]);
  });

  it('elect a new leader when theirs is killed, and return to three servers', async () => {
    const { leader, servers } = (await state()).nats;
    const pid = Number(servers.find(({ name }) => name === leader)?.pid);
    process.kill(pid, 'SIGKILL');
    await until(() => !nats.pids.includes(pid), { timeoutMs: 5_000 });
    // The killed server may win the next election too, if it returns before the others have held theirs.
    const isBack = () => nats.pids.length === servers.length && isWhole();
    expect(await until(isBack, { timeoutMs: 60_000 })).toBe(true);
  });

  it('replicate a stream that was created with one replica to all three servers', async () => {
    const own = await connectNats(nats.urlFor('streams'), 'streams');
    const manager = await jetstreamManager(own, { checkAPI: false });
    const replicas = async () =>
      Promise.all(
        Object.keys(siteTopology.streams).map(async (name) => {
          const { config, cluster } = await manager.streams.info(name);
          return [config.num_replicas, cluster?.replicas?.filter(({ current }) => current).length ?? 0];
        }),
      );
    const keep = async (count: number) => {
      const keeper = new StreamKeeper(own, siteTopology, count, createLogger('streams', 'silent'));
      await keeper.start();
      await keeper.stop();
    };
    await keep(1);
    expect((await replicas()).every(([set]) => set === 1)).toBe(true);
    await keep(3);
    const areOnAll = async () => (await replicas()).every(([set, others]) => set === 3 && others === 2);
    expect(await until(areOnAll, { timeoutMs: 30_000 })).toBe(true);
    await keep(1);
    expect(await areOnAll()).toBe(true);
    await own.close();
  });

  it('can be partitioned and healed by name', async () => {
    const cut = async () => (await state()).nats.servers.map(({ cutFrom }) => cutFrom);
    expect((await fetch(`${url}/routes/nats-1/nats-3`, { method: 'DELETE' })).status).toBe(200);
    expect(await cut()).toEqual([['nats-3'], [], ['nats-1']]);
    expect((await fetch(`${url}/routes/nats-1/nats-3`, { method: 'PUT' })).status).toBe(200);
    expect(await cut()).toEqual([[], [], []]);
  });

  it('respond with 404 to a partition of unknown servers', async () => {
    expect((await fetch(`${url}/routes/nats-1/nats-7`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  });
});
