import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { root, textOf } from '../../src/checkout.ts';
import { freePort } from '../../src/ports.ts';
import { findProgram } from '../../src/system-package.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import { until } from '../../src/waiting.ts';

const nginx = findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
export const whereNginxIs = nginx ? it : it.skip;

/** A file of the proxy's configuration. */
export const configurationOfProxy = (file: string) => textOf(`infra/docker/nginx/${file}`);

/** Variables that the container's startup script computes from the site's origin. */
function computedFrom(origin: string): Record<string, string> {
  const script = path.join(root, 'infra/docker/nginx/15-addresses.envsh');
  const said = execFileSync('/bin/sh', ['-c', '. "$0"; env -0', script], {
    env: { PATH: process.env['PATH'], SITE_ORIGIN: origin },
    encoding: 'utf8',
  });
  return Object.fromEntries(
    said.split('\0').flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/s.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
}

interface Behind {
  readonly shells: readonly number[];
  readonly gateways: readonly number[];
  /** The site's origin; a load balancer in front may serve it. */
  readonly siteOrigin?: string;
}

/** Starts the production proxy in front of these ports, with its files in a temporary folder. */
export function productionProxy(): (behind: Behind) => Promise<string> {
  let proxy: ChildProcess | undefined;
  afterEach(async () => {
    if (proxy?.kill('SIGTERM')) await once(proxy, 'exit');
  });
  const home = folderOfTest();
  return async ({ shells, gateways, siteOrigin = 'http://site.example' }) => {
    const port = await freePort();
    const values: Readonly<Record<string, string>> = {
      ...computedFrom(siteOrigin),
      NGINX_RESOLVER: '127.0.0.1',
      TRUSTED_BALANCER: '127.0.0.1',
      SHELL_ADDRESS: 'http://shells',
      GATEWAY_ADDRESS: 'http://gateways',
    };
    const here = (text: string) =>
      text.replaceAll('/tmp/', `${home()}/`).replaceAll('/etc/nginx/', `${home()}/`);
    const server = configurationOfProxy('plain.conf.template')
      .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const group = (name: string, ports: readonly number[]) =>
      `upstream ${name} { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} }\n`;
    const groups = group('shells', shells) + group('gateways', gateways);
    writeFileSync(path.join(home(), 'mime.types'), 'types { }');
    writeFileSync(path.join(home(), 'site.conf'), here(configurationOfProxy('site.conf')));
    writeFileSync(path.join(home(), 'no-shell.html'), configurationOfProxy('no-shell.html'));
    writeFileSync(path.join(home(), 'server.conf'), groups + here(server));
    writeFileSync(path.join(home(), 'nginx.conf'), here(configurationOfProxy('nginx.conf')));
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
  };
}
