import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../src/checkout.ts';

const site = readFileSync(path.join(root, 'infra/docker/nginx/site.conf'), 'utf8');

/** Each image of the shell has the files of its own build alone, and during a release both are asked. */
it('asks every shell for a released file: a page of the new one is shown while old ones still run', () => {
  const [, released = ''] = /^location ~ \^\/\(\?:assets\|remotes\)\/ \{\n([^}]*)\}$/m.exec(site) ?? [];
  expect(released).toMatch(/^ {2}proxy_next_upstream error timeout http_404;$/m);
  expect(released).toMatch(/^ {2}proxy_next_upstream_tries 0;$/m);
});
