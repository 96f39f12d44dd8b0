import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server, on a free port by default. Stopping it also closes its connections. */
export async function listen(server: Server, { port = 0, host = '127.0.0.1' } = {}) {
  await once(server.listen(port, host), 'listening');
  const { port: opened } = server.address() as AddressInfo;
  return {
    port: opened,
    url: `http://127.0.0.1:${opened}`,
    async stop() {
      if (server instanceof http.Server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
