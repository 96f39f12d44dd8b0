import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { LimitedClient } from '../src/database/limited-client.js';
import { waitFor } from '../src/testing/wait-for.js';

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** 'R' with 0: authenticated; 'Z' with 'I': ready for a query. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** 'E': `FATAL`, `57P01`, as from a server whose main process was killed. */
const goesDown = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

/**
 * A server whose single CPU is shared by all handshakes in progress: each takes longer the more there are.
 */
async function busyServer(handshakeMs: number, says = ready) {
  const inProgress = new Set<Socket>();
  const seen = { most: 0, all: 0, handshakeMs };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      inProgress.add(socket);
      seen.all++;
      seen.most = Math.max(seen.most, inProgress.size);
      void work(socket);
    });
    socket.on('close', () => inProgress.delete(socket));
  });
  async function work(socket: Socket) {
    for (let left = seen.handshakeMs; left > 0 && inProgress.has(socket); left -= 10 / inProgress.size)
      await pause(10);
    if (inProgress.delete(socket)) socket.write(says);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void server.close());
  const address = server.address();
  return { seen, port: typeof address === 'object' && address ? address.port : 0 };
}

function poolOf(port: number, most: number, connectionTimeoutMillis = 1_000) {
  const options = { host: '127.0.0.1', port, user: 'one', database: 'one', max: most };
  const pool = new pg.Pool({ ...options, connectionTimeoutMillis, Client: LimitedClient });
  closers.push(() => pool.end());
  return pool;
}

describe('opening connections', () => {
  it('fails if the server shuts down at the moment when it is ready', async () => {
    const { port } = await busyServer(10, Buffer.concat([ready, goesDown]));
    await expect(poolOf(port, 1).connect()).rejects.toThrow('terminating connection');
    const alone = new LimitedClient({ host: '127.0.0.1', port, user: 'one', database: 'one' });
    alone.on('error', () => undefined);
    await expect(alone.connect()).rejects.toThrow('terminating connection');
  });

  const thirtyOf = (pool: pg.Pool) =>
    Promise.allSettled(Array.from({ length: 30 }, async () => (await pool.connect()).release()));

  it('is limited to two handshakes at a time', async () => {
    const server = await busyServer(10);
    // With a timeout that no connection reaches: the server would count an abandoned handshake until it reads
    // the close.
    await thirtyOf(poolOf(server.port, 30, 60_000));
    expect(server.seen.most).toBe(2);
  });

  it('succeeds for some on a machine that is too busy for all of them at once', async () => {
    const server = await busyServer(100);
    // Together they would take three seconds. Some finish in time even if each takes many times longer.
    const asked = await thirtyOf(poolOf(server.port, 30, 2_000));
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3);
  });

  it('is skipped for a connection that is ended in the queue', async () => {
    const server = await busyServer(100);
    const options = { host: '127.0.0.1', port: server.port, user: 'one', database: 'one' };
    const others = [new LimitedClient(options), new LimitedClient(options)];
    const connected = others.map((client) => client.connect());
    const late = new LimitedClient(options);
    const given = late.connect();
    await late.end();
    await expect(given).rejects.toThrow('Connection terminated');
    await Promise.all(connected);
    await Promise.all(others.map((client) => client.end()));
    expect(server.seen.all).toBe(2);
  });

  it('releases the slot of a connection that is ended during its handshake', async () => {
    const server = await busyServer(Infinity);
    const options = { host: '127.0.0.1', port: server.port, user: 'one', database: 'one' };
    const given = [new LimitedClient(options), new LimitedClient(options)].map((client) => ({
      client,
      opened: client.connect(),
    }));
    await waitFor(() => server.seen.all === 2);
    const refused = given.map(({ opened }) => expect(opened).rejects.toThrow('Connection terminated'));
    await Promise.all(given.map(({ client }) => client.end()));
    server.seen.handshakeMs = 10;
    const next = new LimitedClient(options);
    await next.connect();
    await next.end();
    await Promise.all(refused);
  });
});
