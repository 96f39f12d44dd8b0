import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { root } from '../../src/checkout.ts';
import { freePort } from '../../src/ports.ts';
import { serveInTest } from '../../src/testing/serve.ts';

const statuses: Record<string, number> = { '/readyz': 200, '/draining': 503 };
const serve = serveInTest();
let port = 0;
beforeEach(async () => {
  ({ port } = await serve(({ url = '' }, response) => {
    if (url !== '/silent') response.writeHead(statuses[url] ?? 404).end('{}');
  }));
});

async function exitCodeOf(args: string[], opsPort = port): Promise<unknown> {
  const program = path.join(root, 'infra/docker/image/is-ready.sh');
  const probe = spawn(program, args, { env: { ...process.env, OPS_PORT: String(opsPort) }, stdio: 'ignore' });
  const [code] = await once(probe, 'exit');
  return code;
}

it('the health check of images passes while the unit is ready', async () => {
  expect(await exitCodeOf([])).toBe(0);
});

it('the health check fails when the unit is not ready or responds with 404', async () => {
  expect(await exitCodeOf(['/draining'])).toBe(1);
  expect(await exitCodeOf(['/nowhere'])).toBe(1);
});

it('the health check fails when the unit hangs', async () => {
  expect(await exitCodeOf(['/silent'])).toBe(1);
});

it('the health check fails when nothing listens', async () => {
  expect(await exitCodeOf([], await freePort())).toBe(1);
});
