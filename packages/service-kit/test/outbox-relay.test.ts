import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { OutboxRelay } from '../src/events/outbox-relay.js';
import { EventStreams } from '../src/events/stream.js';
import { createLogger } from '../src/logging/logger.js';
import { connectNats } from '../src/nats/connection.js';
import { startTestService } from '../src/testing/start-test-service.js';
import { createTestDatabase } from '../src/testing/test-database.js';
import { testServers } from '../src/testing/test-servers.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit } from './sample-contracts.js';
import { lampService } from './sample-service.js';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A PostgreSQL server that accepts connections and rejects every statement, like a read-only standby. */
function aStandby(): { server: Server; accepted: () => number; open: Set<Socket> } {
  let accepted = 0;
  const open = new Set<Socket>();
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
  const refusal = Buffer.from(
    'SERROR\0C25006\0Mcannot execute INSERT in a read-only transaction\0\0',
    'latin1',
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(refusal.length + 4);
  const server = createServer((socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1'), ready]));
      socket.on('data', (message) => {
        if (message.toString('latin1').startsWith('Q'))
          socket.write(Buffer.concat([Buffer.from('E'), length, refusal, ready]));
        else socket.end();
      });
    });
  });
  return { server, accepted: () => accepted, open };
}

describe('the outbox', () => {
  it('is published once more during shutdown, so that the last events do not wait for the next start', async () => {
    const database = await createTestDatabase(lampService);
    cleanUps.push(() => database.drop());
    const lamps = await startTestService({ ...lampService, database });
    // Inserted directly, so that the service has not noticed it.
    await lamps.dataSource.query(
      `insert into outbox (id, subject, payload, occurred_at) values (gen_random_uuid(), $1, $2, now())`,
      [lampLit.subject, { id: 'last', name: 'last' }],
    );
    await lamps.stop();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    cleanUps.push(() => client.end());
    const { rows } = await client.query<{ is_published: boolean }>(
      'select published_at is not null as is_published from outbox',
    );
    expect(rows).toEqual([{ is_published: true }]);
  });

  it('keeps no connection to a read-only database', async () => {
    const { server, accepted, open } = aStandby();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUps.push(() => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const nats = await connectNats(testServers().natsUrl, 'lamps');
    cleanUps.push(() => nats.close());
    const log = createLogger('lamps', 'silent');
    const relay = new OutboxRelay(
      `postgres://lamps@127.0.0.1:${port}/lamps`,
      'lamps',
      new EventStreams(nats),
      log,
    );
    relay.start();
    cleanUps.push(() => relay.stop());
    await waitFor(() => accepted() >= 4, { timeoutMs: 20_000 });
    expect(open.size).toBeLessThanOrEqual(1);
  });
});
