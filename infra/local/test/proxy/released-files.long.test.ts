import { expect, it } from '@jest/globals';
import { serveInTest } from '../../src/testing/serve.ts';
import { configurationOfProxy, productionProxy, whereNginxIs } from './production-proxy.js';

const startProxy = productionProxy();
const serve = serveInTest();

/** A shell that only has the files of its own build. */
async function startShell(build: string): Promise<number> {
  const { port } = await serve(({ url = '' }, response) => {
    response.statusCode = url === '/readyz' || url.includes(build) ? 200 : 404;
    response.end(build);
  });
  return port;
}

/** Each shell image only has the files of its own build, and during a rollout both versions get requests. */
whereNginxIs(
  'tries every shell for a released file, so that new pages work while old shells still run',
  async () => {
    const shells = await Promise.all(['old', 'old', 'old', 'new'].map(startShell));
    const origin = await startProxy({ shells, gateways: shells });
    const files = ['new', 'old'].flatMap((build) =>
      Array.from({ length: 8 }, (_, chunk) => [
        `/assets/${build}-${chunk}.js`,
        `/remotes/${build}/${chunk}.js`,
      ]),
    );
    const answers = await Promise.all(
      files.flat().map(async (file) => `${file} ${(await fetch(origin + file)).status}`),
    );
    expect(answers).toEqual(files.flat().map((file) => `${file} 200`));
    expect((await fetch(`${origin}/assets/absent.js`)).status).toBe(404);
  },
);

it('released files are tried on every shell, which is verified even where nginx is not installed', () => {
  const [, released = ''] =
    /^location ~ \^\/\(\?:assets\|remotes\)\/ \{\n([^}]*)\}$/m.exec(configurationOfProxy('site.conf')) ?? [];
  expect(released).toMatch(/^ {2}proxy_next_upstream error timeout http_404;$/m);
  expect(released).toMatch(/^ {2}proxy_next_upstream_tries 0;$/m);
});
