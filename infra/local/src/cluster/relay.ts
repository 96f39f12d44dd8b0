import { once } from 'node:events';
import net from 'node:net';
import { until } from '../waiting.ts';

/**
 * A TCP proxy with a switchable target, like a Kubernetes service address. While closed it simulates a network
 * partition: connections are dropped and new ones refused.
 * @param options `target`: the port to connect to, undefined for none; `patienceMs`: how long a new connection waits
 * for a target
 */
export async function startRelay({
  port,
  target,
  patienceMs = 0,
}: {
  port: number;
  target: () => number | undefined;
  patienceMs?: number;
}) {
  const sockets = new Set<net.Socket>();
  let isOpen = true;

  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = net.createServer(async (from) => {
    keep(from);
    const behind = target() ?? (await until(target, { timeoutMs: patienceMs, everyMs: 20 }));
    if (!isOpen || behind === undefined || from.destroyed) return from.destroy();
    const to = net.connect(behind, '127.0.0.1');
    keep(to);
    from.pipe(to).pipe(from);
    from.once('close', () => to.destroy());
    to.once('close', () => from.destroy());
    return undefined;
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    cut,
    get isOpen() {
      return isOpen;
    },
    set isOpen(open: boolean) {
      isOpen = open;
      if (!open) cut();
    },
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Relay = Awaited<ReturnType<typeof startRelay>>;
