import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { testCallerKeys, testSecretKey } from '../src/testing/test-keys.js';
import { waitFor } from '../src/testing/wait-for.js';

const sources = path.resolve(import.meta.dirname, '../../config/jest/node/load-sources.ts');
const kit = (file: string): string => JSON.stringify(path.resolve(import.meta.dirname, '..', file));
/** A port that no server can have. */
const nowhere = '127.0.0.1:1';

const service = `
  await import('reflect-metadata');
  const { runService } = await import(${kit('src/bootstrap/run-service.ts')});
  const { lampService } = await import(${kit('test/sample-service.ts')});
  await runService(lampService);`;
const unit = `
  const { runUnit } = await import(${kit('src/bootstrap/run-unit.ts')});
  const z = await import('zod/mini');
  await runUnit('gateway', z.object({}), () => { throw new Error('NATS has not answered'); });`;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program that waits for its servers, and requests its health. */
async function waiting(program: string, args: readonly string[]) {
  const port = await freePort();
  const env = {
    ...{ PATH: process.env['PATH'], LOG_LEVEL: 'silent', OPS_PORT: String(port) },
    ...{ NATS_URL: `nats://${nowhere}`, CATALOG_DATABASE_URL: `postgres://catalog:c@${nowhere}/catalog` },
    ...{ SECRET_KEY: testSecretKey, CALLER_VERIFY_KEYS: testCallerKeys.verifying },
  };
  const flags = ['--disable-warning=ExperimentalWarning', '--import', sources, '--input-type=module'];
  const started = spawn(process.execPath, [...flags, '--eval', program, 'unit', ...args], { env });
  child = started;
  const ask = (what: string) => fetch(`http://127.0.0.1:${port}${what}`);
  await waitFor(async () => (await ask('/healthz')).ok);
  return { started, ask };
}

it.each([
  ['a service that waits for its database', service, []],
  ['a unit that waits for NATS', unit, []],
  ['the administrator of the streams that waits for NATS', service, ['keep-streams']],
])('%s is alive and not ready, and shuts down gracefully', async (_which, program, args) => {
  const { started, ask } = await waiting(program, args);
  expect((await ask('/readyz')).status).toBe(503);
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
