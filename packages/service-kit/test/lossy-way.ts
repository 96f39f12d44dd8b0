import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy to a server that can lose connections like a failed host: nothing arrives anymore, and no side is
 * notified. It knows what each connection has sent.
 */
export async function lossyWayTo(url: string) {
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
