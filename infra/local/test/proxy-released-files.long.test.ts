import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { textOf } from '../src/checkout.ts';
import { freePort } from '../src/ports.ts';
import { findProgram } from '../src/system-package.ts';
import { folderOfTest } from '../src/testing/folder.ts';
import { serveInTest } from '../src/testing/serve.ts';
import { until } from '../src/waiting.ts';

const nginx = findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
const whereNginxIs = nginx ? it : it.skip;

const read = (file: string) => textOf(`infra/docker/nginx/${file}`);
let proxy: ChildProcess | undefined;
afterEach(async () => {
  if (proxy?.kill('SIGTERM')) await once(proxy, 'exit');
});
const home = folderOfTest();
const serve = serveInTest();

/** A shell that has the files of its own build alone. */
async function startShell(build: string): Promise<number> {
  const { port } = await serve(({ url = '' }, response) => {
    response.statusCode = url === '/readyz' || url.includes(build) ? 200 : 404;
    response.end(build);
  });
  return port;
}

/** The proxy of production, before these shells, with its files in a folder of the test. */
async function startProxy(shellPorts: readonly number[]): Promise<string> {
  const port = await freePort();
  const values: Readonly<Record<string, string>> = {
    NGINX_RESOLVER: '127.0.0.1',
    TRUSTED_BALANCER: '127.0.0.1',
    SHELL_ADDRESS: 'http://shells',
    GATEWAY_ADDRESS: 'http://shells',
    SITE_HOST: 'site.example',
  };
  const here = (text: string) =>
    text.replaceAll('/tmp/', `${home()}/`).replaceAll('/etc/nginx/', `${home()}/`);
  const server = read('plain.conf.template')
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const group = shellPorts.map((shell) => `server 127.0.0.1:${shell};`).join(' ');
  writeFileSync(path.join(home(), 'mime.types'), 'types { }');
  writeFileSync(path.join(home(), 'site.conf'), here(read('site.conf')));
  writeFileSync(path.join(home(), 'server.conf'), `upstream shells { ${group} }\n${here(server)}`);
  writeFileSync(path.join(home(), 'nginx.conf'), here(read('nginx.conf')));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  proxy = spawn(nginx ?? '', ['-c', path.join(home(), 'nginx.conf'), '-g', `daemon off;${user}`], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await until(answers, { timeoutMs: 20_000 })).toBe(true);
  return origin;
}

/** Each image of the shell has the files of its own build alone, and during a release both are asked. */
whereNginxIs(
  'asks every shell for a released file: a page of the new one is shown while old ones still run',
  async () => {
    const origin = await startProxy(await Promise.all(['old', 'old', 'old', 'new'].map(startShell)));
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

it('is configured for it, which is read where no nginx is installed, too', () => {
  const [, released = ''] =
    /^location ~ \^\/\(\?:assets\|remotes\)\/ \{\n([^}]*)\}$/m.exec(read('site.conf')) ?? [];
  expect(released).toMatch(/^ {2}proxy_next_upstream error timeout http_404;$/m);
  expect(released).toMatch(/^ {2}proxy_next_upstream_tries 0;$/m);
});
