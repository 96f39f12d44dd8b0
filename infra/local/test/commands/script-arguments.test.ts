import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../src/checkout.ts';

/** Anything that a script starts fails: the PATH is empty, and compose exits immediately. */
const nothingToRun = { PATH: '/nowhere', COMPOSE: 'false', COMPOSE_BIN: 'false', ENGINE_BIN: 'false' };

it.each([
  ['infra/docker/backup.sh', []],
  ['infra/docker/backup.sh', ['']],
  ['infra/docker/backup.sh', ['--help']],
  ['infra/docker/backup.sh', ['/backups/one', 'every', 'night']],
  ['infra/docker/restore.sh', []],
  ['infra/docker/restore.sh', ['--help']],
  ['infra/docker/restore.sh', ['/backups/one', '/backups/two']],
  ['infra/docker/roll.mjs', []],
  ['infra/docker/roll.mjs', ['--help']],
  ['infra/docker/roll.mjs', ['leads', 'gateway']],
  ['infra/docker/make-env.mjs', ['--sandbx']],
  ['infra/kubernetes/point.mjs', ['production', 'leads']],
  ['infra/kubernetes/point.mjs', ['production', 'leads', 'v1', 'v2']],
  ['infra/kubernetes/roll-out.sh', ['production']],
  ['infra/kubernetes/roll-out.sh', ['--help']],
  ['infra/kubernetes/release-remote.sh', ['production', 'booking']],
])('%s %j says in one line what it takes, and begins nothing', (script, args) => {
  const program = script.endsWith('.mjs') ? process.execPath : '/bin/sh';
  const { status, stdout, stderr } = spawnSync(program, [path.join(root, script), ...args], {
    encoding: 'utf8',
    env: nothingToRun,
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^(Usage: |Name )/)]);
});
