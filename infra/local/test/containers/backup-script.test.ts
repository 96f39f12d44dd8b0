import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, textOf } from '../../src/checkout.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const run = promisify(execFile);
let writer: ChildProcess | undefined;
afterEach(() => void writer?.kill('SIGKILL'));
const home = folderOfTest();
beforeEach(() => {
  for (const folder of ['media', 'media/unfinished', 'remotes']) mkdirSync(path.join(home(), folder));
  writeFileSync(path.join(home(), 'compose'), compose, { mode: 0o755 });
});
/** Runs the script with the fake compose. */
const backUp = (into: string) =>
  run(path.join(root, 'infra/docker/backup.sh'), [into], {
    env: { ...process.env, COMPOSE: path.join(home(), 'compose'), HOME_OF_CONTAINERS: home() },
  });

/** Fakes compose: a database dump is one word, and volumes are local folders. */
const compose = `#!/bin/sh
service=$3; shift 3
if [ "$service" = postgres ]; then
  if [ "$1" = sh ]; then cat >/dev/null; else echo dump; fi
  exit 0
fi
for word do
  case $word in /media | /remotes) word=$HOME_OF_CONTAINERS$word ;; esac
  set -- "$@" "$word"; shift
done
exec "$@"
`;

it('a backup is complete even if images are uploaded while it runs', async () => {
  writeFileSync(path.join(home(), 'media/one.avif'), 'a picture');
  writeFileSync(path.join(home(), 'media/unfinished/upload'), 'half of');
  writeFileSync(path.join(home(), 'media/grows'), Buffer.alloc(20_000_000));
  writer = spawn('sh', [
    '-c',
    'while :; do echo more >>"$1"; done',
    'writer',
    path.join(home(), 'media/grows'),
  ]);
  const into = path.join(home(), 'saved');
  await backUp(into);
  expect(readdirSync(into).sort()).toEqual(
    [
      'SHA256SUMS',
      'catalog.dump',
      'identity.dump',
      'leads.dump',
      'media.tar',
      'notifications.dump',
      'remotes.tar',
    ].sort(),
  );
  const { stdout } = await run('tar', ['-tf', path.join(into, 'media.tar')]);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(['./one.avif', './grows']));
  expect(stdout).not.toContain('unfinished');
});

it('only the owner of a backup can read it', async () => {
  const into = path.join(home(), 'saved');
  await backUp(into);
  const modeOf = (place: string) => statSync(place).mode & 0o777;
  expect(modeOf(into)).toBe(0o700);
  expect(new Set(readdirSync(into).map((file) => modeOf(path.join(into, file))))).toEqual(new Set([0o600]));
});

it('dumps consumers of events before their producers: a consumer restored from a later state would skip events', async () => {
  const { stderr } = await backUp(path.join(home(), 'saved'));
  const order = [...stderr.matchAll(/^saving (\w+)$/gm)].map(([, service]) => service);
  expect(order).toEqual(['identity', 'leads', 'catalog', 'notifications', 'pictures']);
});

it('a backup fails when a folder cannot be read', async () => {
  rmSync(path.join(home(), 'media'), { recursive: true });
  const into = path.join(home(), 'saved');
  await expect(backUp(into)).rejects.toThrow('saving pictures');
  expect(readdirSync(into)).not.toContain('SHA256SUMS');
});

describe('the nightly commands of the runbook', () => {
  const runbook = textOf('infra/docs/runbooks/restore.md');
  const [, commands = ''] = /^## On one host\n.*?^```\n(.*?)^```$/ms.exec(runbook) ?? [];
  const tonight = () => {
    const script = commands.replaceAll('/backups', path.join(home(), 'backups'));
    const env = { ...process.env, COMPOSE: path.join(home(), 'compose'), HOME_OF_CONTAINERS: home() };
    return run('sh', ['-c', script], { cwd: root, env });
  };
  const backup = (name: string, days: number) => {
    const folder = path.join(home(), 'backups', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'SHA256SUMS'), 'sums');
    const at = Date.now() / 1_000 - days * 86_400;
    utimesSync(folder, at, at);
    return folder;
  };

  it('delete backups older than thirty days once a new one succeeded', async () => {
    const old = backup('old', 32);
    const recent = backup('recent', 20);
    await tonight();
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
    expect(readdirSync(path.join(home(), 'backups'))).toHaveLength(2);
  });

  it('keep the last good backup and fail if no new one can be made', async () => {
    const old = backup('old', 32);
    rmSync(path.join(home(), 'media'), { recursive: true });
    await expect(tonight()).rejects.toThrow('saving pictures');
    expect(existsSync(old)).toBe(true);
  });
});
