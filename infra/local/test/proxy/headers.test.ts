import http from 'node:http';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { setSecurityHeaders } from '../../../../shell/src/server/security-headers.js';
import { freePort } from '../../src/ports.ts';
import { serveInTest } from '../../src/testing/serve.ts';
import { configurationOfProxy, productionProxy, whereNginxIs } from './production-proxy.js';

const startProxy = productionProxy();
const serve = serveInTest();

/** Security headers of every response of the units, with the minimal policy, for this origin. */
function headersOfUnits(siteOrigin: string): Record<string, string> {
  const response = new http.ServerResponse(new http.IncomingMessage(connect({ port: 1 }).destroy()));
  setSecurityHeaders(response, siteOrigin);
  const { 'content-security-policy': _policy, ...others } = response.getHeaders();
  return others as Record<string, string>;
}

/** Sends raw text on a new connection: requests that no HTTP client would send. */
const spoken = (origin: string, text: string) =>
  new Promise<Response>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => (said += part))
      .on('error', reject)
      .on('end', () => {
        const [head = ''] = said.split('\r\n\r\n');
        const [line = '', ...lines] = head.split('\r\n');
        const headers = lines.map((one) => one.split(/: (.*)/s).slice(0, 2) as [string, string]);
        resolve(new Response(null, { status: Number(line.split(' ')[1]), headers }));
      });
  });

const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The error page for an unavailable shell has style attributes. */
const policyOfPage = policy.replace('; ', "; style-src-attr 'unsafe-inline'; ");

const large = { method: 'POST', body: 'x'.repeat(1_200_000) };

/** Every kind of response that the proxy generates on one port: nginx's own, and errors in the format of the API. */
const ownAnswers: readonly (readonly [number, (origin: string) => Promise<Response>])[] = [
  [503, (origin) => fetch(`${origin}/no-shell`)],
  [503, (origin) => fetch(`${origin}/no-shell`, { method: 'POST', body: 'a=b' })],
  [502, (origin) => fetch(`${origin}/assets/no-shell.js`)],
  [502, (origin) => fetch(`${origin}/media/a.webp`)],
  [503, (origin) => fetch(`${origin}/api/tours`)],
  [503, (origin) => fetch(`${origin}/api/leads`, { method: 'POST', body: '{}' })],
  [503, (origin) => fetch(`${origin}/api/profile/photos`, { method: 'POST', body: '{}' })],
  [413, (origin) => fetch(`${origin}/api/leads`, large)],
  [413, (origin) => fetch(`${origin}/contact-us`, large)],
  [414, (origin) => fetch(`${origin}/?${'x'.repeat(40_000)}`)],
  [405, (origin) => spoken(origin, 'TRACE / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n')],
  [400, (origin) => spoken(origin, 'GET / HTTP/1.1\r\n\r\n')],
  [400, (origin) => spoken(origin, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`)],
];

whereNginxIs.each(['https://site.example', 'http://site.example'])(
  'every answer that the proxy of %s makes itself has the security headers of pages',
  async (siteOrigin) => {
    const { port } = await serve((request, response) => {
      if (request.url === '/readyz') response.end('ready');
      else request.socket.destroy();
    });
    const origin = await startProxy({ shells: [port], gateways: [await freePort()], siteOrigin });
    const common = headersOfUnits(siteOrigin);
    expect('strict-transport-security' in common).toBe(siteOrigin.startsWith('https'));
    for (const [status, ask] of ownAnswers) {
      const answer = await ask(origin);
      const headers = Object.fromEntries(answer.headers);
      expect([answer.status, headers]).toEqual([
        status,
        expect.objectContaining({
          ...common,
          'content-security-policy': answer.url.endsWith('/no-shell') ? policyOfPage : policy,
          'cache-control': 'no-store',
        }),
      ]);
      expect(headers['strict-transport-security']).toBe(common['strict-transport-security']);
      expect(headers['retry-after']).toBe(status >= 502 ? '2' : undefined);
    }
  },
);

whereNginxIs(
  'the proxy leaves the headers of a page as the shell has set them, in its cache too',
  async () => {
    const siteOrigin = 'https://site.example';
    const policy = "default-src 'self'; frame-ancestors 'none'";
    const { port } = await serve((request, response) => {
      setSecurityHeaders(response, siteOrigin);
      response.setHeader('content-security-policy', policy);
      response.setHeader('referrer-policy', 'strict-origin');
      response.setHeader('cache-control', 'public, max-age=0, s-maxage=30');
      response.statusCode = request.url === '/closed' ? 503 : 200;
      response.end('a page');
    });
    const origin = await startProxy({ shells: [port], gateways: [await freePort()], siteOrigin });
    for (const path of ['/', '/', '/closed']) {
      const { headers } = await fetch(origin + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...headersOfUnits(siteOrigin),
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin',
        'cache-control': 'public, max-age=0, s-maxage=30',
      });
      expect(headers.has('retry-after')).toBe(false);
    }
  },
);

it('headers of the proxy are set only where every server and location inherits them', () => {
  const [everywhere, ...others] = ['nginx.conf', 'site.conf', 'plain.conf.template', 'tls.conf.template'].map(
    configurationOfProxy,
  );
  const set = [...(everywhere ?? '').matchAll(/^ {2}add_header ([\w-]+) \$own_\w+ always;$/gm)];
  const wanted = [...Object.keys(headersOfUnits('https://site.example')), 'content-security-policy'];
  expect(set.map(([, name = '']) => name.toLowerCase())).toEqual(expect.arrayContaining(wanted));
  expect(everywhere).toMatch(/^ {2}server_tokens off;$/m);
  for (const text of others) expect(text).not.toMatch(/add_header|proxy_hide_header/);
});

it('sends the same HSTS header as the units where the proxy terminates TLS, and none over plain HTTP', () => {
  const asked = /map \$https \$strict_transport \{\n {2}on "\$\{STRICT_TRANSPORT\}";\n\}/;
  expect(configurationOfProxy('tls.conf.template')).toMatch(asked);
});
