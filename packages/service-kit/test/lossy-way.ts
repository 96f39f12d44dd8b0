import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createTestDatabase } from '../src/testing/test-database.js';
import { lampService } from './sample-service.js';

/**
 * A proxy to a server that can lose connections like a failed host: nothing arrives anymore, and no side is
 * notified. It knows what each connection has sent.
 */
async function lossyWayTo(url: string) {
  const address = new URL(url);
  const to = { host: address.hostname, port: Number(address.port) };
  const open = new Set<Socket>();
  const sent: Buffer[][] = [];
  const pass = (from: Socket, into: Socket): void => {
    open.add(from);
    from.on('data', (data) => into.write(data));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      open.delete(from);
      into.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(to);
    const parts: Buffer[] = [];
    sent.push(parts);
    near.on('data', (part: Buffer) => parts.push(part));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  address.host = `127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`;
  return {
    url: address.href,
    /** What each connection has sent so far. */
    sent: (): string[] => sent.map((parts) => Buffer.concat(parts).toString('latin1')),
    /** Loses the connections that are open now; later ones work. */
    lose(): void {
      for (const socket of open) {
        socket.removeAllListeners('data');
        socket.pause();
      }
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A new database behind such a proxy. What ends both is added to `cleanUps`. */
export async function lossyDatabase(cleanUps: (() => Promise<unknown>)[]) {
  const database = await createTestDatabase(lampService);
  cleanUps.push(() => database.drop());
  const way = await lossyWayTo(database.url);
  cleanUps.push(() => way.close());
  return { database, way };
}
