import net, { type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { createLogger } from '../src/logging/logger.js';
import { connectNats, natsOptions } from '../src/nats/connection.js';
import { waitFor } from '../src/testing/wait-for.js';

const info = { server_id: 'one', version: '2.15.1', proto: 1, headers: true, max_payload: 1_000_000 };
const sockets = new Set<Socket>();
let server: net.Server;
let connection: NatsConnection | undefined;
/** Number of further connections to refuse, and the reason. */
let refusals = 0;
let refusal = '';
let received = '';

beforeEach(async () => {
  refusals = 0;
  received = '';
  server = net.createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
    socket.on('data', (bytes) => {
      received += String(bytes);
      if (!String(bytes).includes('PING')) return;
      if (refusals-- > 0) socket.end(`-ERR '${refusal}'\r\n`);
      else socket.write('PONG\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await connection?.close();
  connection = undefined;
  for (const socket of sockets) socket.destroy();
  server.close();
});

const address = (protocol: 'nats' | 'tls') =>
  `${protocol}://leads:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
const connected = () => connectNats(address('nats'), 'leads');

async function comesBack(nats: NatsConnection): Promise<boolean> {
  for await (const { type } of nats.status()) if (type === 'reconnect') return true;
  return false;
}

it.each(['Authentication Timeout', 'Authorization Violation'])(
  'a connection is retried while the server refuses it: %s',
  async (reason) => {
    connection = await connected();
    const back = comesBack(connection);
    [refusals, refusal] = [3, reason];
    for (const socket of sockets) socket.destroy();
    expect(await back).toBe(true);
    expect(connection.isClosed()).toBe(false);
  },
);

it('a server without TLS does not get the password if the address demands TLS', async () => {
  const oneTry = { waitOnFirstConnect: false, maxReconnectAttempts: 0 };
  const refused = connect({ ...natsOptions(address('tls'), 'leads'), ...oneTry });
  await expect(refused).rejects.toThrow(`does not support 'tls'`);
  expect(received).not.toContain('secret');
  connection = await connected();
  expect(received).toContain('secret');
});

it('the log says, without the password, which servers a start waits for', async () => {
  const [url, { port }] = [address('nats'), server.address() as AddressInfo];
  await once(server.close(), 'close');
  const lines: string[] = [];
  const log = createLogger('leads', 'warn', { write: (line) => void lines.push(line) });
  const connecting = connectNats(url, 'leads', log, 20);
  await waitFor(() => Promise.resolve(lines.length > 0));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  connection = await connecting;
  expect(lines).toEqual([expect.stringContaining('waiting for NATS')]);
  expect(lines[0]).toContain(`127.0.0.1:${port}`);
  expect(lines[0]).not.toContain('secret');
});

it('a connection with a wrong password fails at the start', async () => {
  [refusals, refusal] = [Infinity, 'Authorization Violation'];
  await expect(connected()).rejects.toThrow('Authorization Violation');
});
