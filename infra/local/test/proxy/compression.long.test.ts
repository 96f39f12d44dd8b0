import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { serveInTest } from '../../src/testing/serve.ts';
import { configurationOfProxy, productionProxy, whereNginxIs } from './production-proxy.js';

const startProxy = productionProxy();
const serve = serveInTest();

const long = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ title: `Tour ${at}` })));

/** Responses of both units: a long list, a short one, and a file that is already compressed. */
async function startUnit(): Promise<number> {
  const { port } = await serve(({ url = '' }, response) => {
    const isPacked = url.startsWith('/assets/');
    response.setHeader('content-type', isPacked ? 'text/javascript' : 'application/json; charset=utf-8');
    response.setHeader('etag', '"list"');
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.end(isPacked ? gzipSync(long) : url === '/api/tours' ? long : '{}');
  });
  return port;
}

whereNginxIs(
  'compresses long answers of the API, and nothing that is short or compressed already',
  async () => {
    const port = await startUnit();
    const origin = await startProxy({ shells: [port], gateways: [port] });
    const read = (address: string, accepted: string) =>
      fetch(origin + address, { headers: { 'accept-encoding': accepted } });
    const encodingOf = async (address: string, accepted: string) =>
      (await read(address, accepted)).headers.get('content-encoding');
    const list = await read('/api/tours', 'gzip, br');
    expect(Object.fromEntries(list.headers)).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      etag: 'W/"list"',
    });
    expect(await list.text()).toBe(long);
    expect(await encodingOf('/api/tours', 'identity')).toBeNull();
    expect(await encodingOf('/api/auth/csrf', 'gzip')).toBeNull();
    expect(await (await read('/assets/a.js', 'gzip')).text()).toBe(long);
  },
);

it('compression is configured, which is verified even where nginx is not installed', () => {
  const types = /^ {2}gzip_types ([^;]*);$/m.exec(configurationOfProxy('nginx.conf'))?.[1]?.split(' ');
  expect(types).toEqual(
    expect.arrayContaining(['application/json', 'application/xml', 'application/rss+xml']),
  );
  expect(configurationOfProxy('nginx.conf')).toMatch(/^ {2}gzip_proxied any;$/m);
});
