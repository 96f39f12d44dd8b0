import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { root, textOf } from '../../src/checkout.ts';

/** Ways to read the Host header. An attacker controls it, and links built from it would lead to the attacker's site. */
const visitorsHost =
  /\$(?:http_)?host\b|\$http_x_forwarded_host\b|\$server_name\b|headers\.host\b|headers(?:\.get\(|\[)['"](?:x-forwarded-)?host['"]|\b(?:request|req)\.(?:host|hostname|originalUrl)\b/;

const nginx = globSync('infra/docker/nginx/*', { cwd: root });
const sources = globSync('{services,packages,mfe-*,shell}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).filter((file) => !/\.test\.tsx?$|node_modules|^packages\/testing\//.test(file));

describe('the Host header of a request', () => {
  it('is detected in all its forms', () => {
    for (const text of [
      'https://$host$uri',
      'Host $http_host;',
      "headers['x-forwarded-host']",
      'request.hostname',
    ])
      expect(text).toMatch(visitorsHost);
  });

  it('is never read: redirects and links use the configured origin', () => {
    expect(nginx.length).toBeGreaterThan(4);
    expect(sources.length).toBeGreaterThan(500);
    expect([...nginx, ...sources].filter((file) => visitorsHost.test(textOf(file)))).toEqual([]);
  });

  it("is replaced with the site's own before a request reaches a unit", () => {
    const site = textOf('infra/docker/nginx/site.conf');
    const ways = [...site.matchAll(/^\s*proxy_set_header (?:X-Forwarded-)?Host (\S+);$/gm)];
    expect(ways.map(([, value]) => value)).toEqual(ways.map(() => '$site_host'));
    expect(ways).toHaveLength(4);
    for (const template of ['plain', 'tls'])
      expect(textOf(`infra/docker/nginx/${template}.conf.template`)).toContain(
        'set $site_host "${SITE_HOST}";',
      );
  });

  it('gets neither a redirect nor a certificate for a foreign host where the proxy terminates TLS', () => {
    const servers = textOf('infra/docker/nginx/tls.conf.template')
      .split(/^server \{$/m)
      .slice(1);
    const others = servers.filter((text) => text.includes('default_server'));
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(/listen 8080 default_server;[^}]*listen 8443 ssl default_server;/);
    expect(others[0]).toContain('ssl_reject_handshake on;');
    expect(others[0]).toContain('location / { return 421; }');
    for (const text of servers.filter((one) => !others.includes(one)))
      expect(text).toContain('server_name "${SITE_NAME}";');
  });
});
