/** @jest-environment node */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesIn, isPlain, serveImmutable } from './static-files';

describe('the name of a released file', () => {
  it.each(['catalog/4f2a91/remote.js', 'fonts/anek-latin-400-700.137478f6.woff2', 'a/@b/c_d.css'])(
    'is accepted: %s',
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
  ])('is rejected: %p', (name) => expect(isPlain(name)).toBe(false));
});

describe('a file of the shell', () => {
  const published = path.resolve(__dirname, '../../public');
  const ask = async (name: string, method = 'GET') => {
    const site = http.createServer(
      (request, response) =>
        void serveImmutable(request, response, { name, find: filesIn(published), onAway: () => undefined }),
    );
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, { method });
    await answer.body?.cancel();
    site.closeAllConnections();
    site.close();
    return answer;
  };

  it('is served with its content type, whatever its kind, including the image of link previews', async () => {
    const names = globSync('**/*.*', { cwd: published });
    expect(names).toContain('pictures/social.1.jpg');
    for (const name of names) {
      const { status, headers } = await ask(name);
      expect(`${name} ${status} ${headers.get('content-type')}`).toMatch(/ 200 (image|font|text)\//);
    }
  });

  it('allows only GET and HEAD', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('pictures/icon-192.1.png', method);
      expect(`${status} ${headers.get('allow')}`).toBe('405 GET, HEAD');
    }
  });
});

const bucketFile = 'catalog/1/remote.js';

describe('a file of a bucket', () => {
  it('is sent completely over a slow connection', async () => {
    const limitMs = 1_000;
    const addressOf = (server: http.Server): string =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bucket = http.createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('first');
      setTimeout(() => response.end('later'), 2 * limitMs);
    });
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    const find = filesIn(addressOf(bucket), limitMs);
    const site = http.createServer(
      (request, response) =>
        void serveImmutable(request, response, { name: bucketFile, find, onAway: () => undefined }),
    );
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const answer = await fetch(addressOf(site), { headers: { 'accept-encoding': 'identity' } });
    expect(await answer.text()).toBe('firstlater');
    for (const server of [bucket, site]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('times out if the bucket does not respond', async () => {
    const bucket = http.createServer(() => undefined);
    await once(bucket.listen(0, '127.0.0.1'), 'listening');
    const find = filesIn(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`, 50);
    await expect(find(bucketFile)).rejects.toThrow('does not answer');
    bucket.closeAllConnections();
    bucket.close();
  });

  it('that is unavailable leads to a 503, and the reason is reported', async () => {
    const reasons: unknown[] = [];
    const find = filesIn('http://127.0.0.1:1');
    const onAway = (reason: unknown) => reasons.push(reason);
    const site = http.createServer(
      (request, response) => void serveImmutable(request, response, { name: bucketFile, find, onAway }),
    );
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(503);
    expect(reasons.map(String)).toEqual([expect.stringContaining('http://127.0.0.1:1 does not answer')]);
    site.close();
  });
});
