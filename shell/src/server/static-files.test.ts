/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { filesIn, isPlain, serveImmutable } from './static-files';

describe('the name of a released file', () => {
  it.each(['catalog/4f2a91/remote.js', 'fonts/anek-latin-400-700.137478f6.woff2', 'a/@b/c_d.css'])(
    'stays inside its folder: %s',
    (name) => expect(isPlain(name)).toBe(true),
  );

  it.each([
    '../secret.js',
    'catalog/../../secret.js',
    'catalog/..%2fsecret.js',
    'catalog/%2e%2e/secret.js',
    'catalog\\..\\secret.js',
    '.env',
    'catalog/.hidden.js',
    '/etc/passwd.txt',
    'catalog//remote.js',
    'http://elsewhere.example/a.js',
    'a.js?x',
    '',
  ])('does not lead out of it: %p', (name) => expect(isPlain(name)).toBe(false));
});

describe('a file of a bucket', () => {
  it('reaches a visitor whole whose connection is slow', async () => {
    const limitMs = 150;
    const addressOf = (server: http.Server): string =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bucket = http.createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('first');
      setTimeout(() => response.end('later'), 3 * limitMs);
    });
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    const find = filesIn(addressOf(bucket), limitMs);
    const site = http.createServer(
      (request, response) => void serveImmutable(request, response, find, 'catalog/1/remote.js'),
    );
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const answer = await fetch(addressOf(site), { headers: { 'accept-encoding': 'identity' } });
    expect(await answer.text()).toBe('firstlater');
    for (const server of [bucket, site]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('is given up when the bucket does not answer', async () => {
    const bucket = http.createServer(() => undefined);
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    const find = filesIn(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`, 50);
    await expect(find('catalog/1/remote.js')).rejects.toThrow('does not answer');
    bucket.closeAllConnections();
    bucket.close();
  });
});
