import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRegistry } from '../src/read-registry.ts';

it('polls an object store with conditional requests', async () => {
  const asked: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    const known = request.headers['if-none-match'];
    asked.push(known);
    if (known === '"5"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"5"' }).end(JSON.stringify({ revision: 5, remotes: {} }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`;
    const first = await readRegistry(url);
    expect(first).toEqual({ registry: { revision: 5, remotes: {} }, etag: '"5"' });
    expect(await readRegistry(url, first?.etag)).toBeNull();
    expect(asked).toEqual([undefined, '"5"']);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
