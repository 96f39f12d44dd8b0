import http from 'node:http';
import { sendJson } from '../http/exchange.ts';
import { listen } from '../http/listen.ts';
import type { NatsServers } from './nats-servers.ts';
import type { PostgresPair } from './postgres-pair.ts';

const routeAddress = /^\/routes\/(nats-\d)\/(nats-\d)$/;

/**
 * Control API of the local cluster for fault-injection programs: `GET /` reports the state of the servers, `DELETE
 * /routes/nats-1/nats-2` partitions these two NATS servers, `PUT` heals the partition.
 */
export async function startControl({
  port,
  nats,
  postgres,
}: {
  port: number;
  nats: NatsServers;
  postgres: PostgresPair;
}) {
  const server = http.createServer((request, response) => {
    const { method, url = '/' } = request;
    const [, a, b] = routeAddress.exec(url) ?? [];
    if (method === 'GET' && url === '/')
      return void nats
        .describe()
        .then((said) => sendJson(response, 200, { nats: said, postgres: postgres.describe() }));
    if (a && b && (method === 'PUT' || method === 'DELETE'))
      return nats.setRoute(a, b, method === 'PUT')
        ? sendJson(response, 200, { between: [a, b], isOpen: method === 'PUT' })
        : sendJson(response, 404, { message: 'There are no such two servers' });
    return sendJson(response, 404, {
      message: 'There are GET / and PUT or DELETE /routes/<server>/<server>',
    });
  });
  // Clients pause between cutting and healing; with the default timeout, the keep-alive connection would close
  // meanwhile and the second call would fail.
  server.keepAliveTimeout = 120_000;
  return listen(server, { port });
}
