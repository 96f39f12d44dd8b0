import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../../src/checkout.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const folder = folderOfTest();

/** Runs the script with a fake compose that has these services and returns the recorded calls. */
function restoreWith(services: readonly string[], settings = '', isRunning = true): string[] {
  const calls = path.join(folder(), 'calls');
  const compose = path.join(folder(), 'compose');
  const isAway = isRunning ? 'false' : `[ "$1" = exec ] && ! grep -q '^up ' ${calls}`;
  const answers = `#!/bin/sh\necho "$*" >>${calls}\n${isAway} && exit 1\n[ "$1" = config ] && printf '%s\\n' ${services.join(' ')}\nexit 0\n`;
  writeFileSync(compose, answers);
  chmodSync(compose, 0o755);
  const saved = [
    'catalog.dump',
    'leads.dump',
    'identity.dump',
    'notifications.dump',
    'media.tar',
    'remotes.tar',
  ];
  for (const file of saved) writeFileSync(path.join(folder(), file), '');
  writeFileSync(path.join(folder(), '.env'), settings);
  execFileSync('sh', ['-c', 'sha256sum ./*.dump ./*.tar >SHA256SUMS'], { cwd: folder() });
  execFileSync('sh', [path.join(root, 'infra/docker/restore.sh'), folder()], {
    cwd: folder(),
    env: { ...process.env, COMPOSE: compose },
    stdio: 'ignore',
  });
  return readFileSync(calls, 'utf8').trim().split('\n');
}

const units = ['proxy', 'shell', 'rollbacks', 'gateway', 'catalog', 'leads', 'identity', 'notifications'];

it('a restore stops NATS and deletes its store as the owning user', () => {
  const calls = restoreWith([...units, 'nats', 'nats-store', 'postgres']);
  expect(calls).toContain(`stop ${units.join(' ')} nats`);
  expect(calls.find((call) => call.startsWith('run'))).toMatch(
    /--user 1000:1000 .*nats-store .*\/data\*\/jetstream/,
  );
});

it('a restore writes released remotes through a service with write access, before their readers start', () => {
  const calls = restoreWith([...units, 'nats', 'nats-store', 'postgres']);
  const writes = calls.findIndex((call) => / remotes -C \/remotes -xf -$/.test(call));
  expect(calls[writes]).toMatch(/^run --rm --no-deps /);
  expect(writes).toBeLessThan(calls.findIndex((call) => call.startsWith('up ')));
});

it('a restore stops every server of a cluster: a running one would replicate its streams to the others', () => {
  const calls = restoreWith([...units, 'nats', 'nats-2', 'nats-3', 'nats-store', 'postgres']);
  expect(calls).toContain(`stop ${units.join(' ')} nats nats-2 nats-3`);
});

it('a restore targets the server that the services use, even after a failover', () => {
  const everything = [...units, 'nats', 'nats-store', 'postgres', 'standby'];
  const used = (calls: string[]) =>
    new Set(calls.flatMap((call) => /^exec -T (\S+) (?:psql|pg_restore) /.exec(call)?.[1] ?? []));
  expect([...used(restoreWith(everything))]).toEqual(['postgres']);
  rmSync(path.join(folder(), 'calls'));
  expect([...used(restoreWith(everything, 'TAG=dev\nDATABASE_HOST=standby\n'))]).toEqual(['standby']);
});

it('a restore starts the server if it is not running, as on a new host or after the loss of a disk', () => {
  const calls = restoreWith([...units, 'nats', 'nats-store', 'postgres'], '', false);
  const started = calls.indexOf('up --detach --no-deps postgres');
  expect(started).toBeGreaterThan(-1);
  expect(started).toBeLessThan(calls.findIndex((call) => /^exec -T postgres psql /.test(call)));
  const running = restoreWith([...units, 'nats', 'nats-store', 'postgres']);
  expect(running.slice(calls.length)).not.toContain('up --detach --no-deps postgres');
});
