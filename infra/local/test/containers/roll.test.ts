import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/checkout.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const [old, fresh, ended] = ['a'.repeat(12), 'b'.repeat(12), 'c'.repeat(12)];
const home = folderOfTest();

interface Containers {
  /** Exited containers, before and after new ones were started. */
  readonly ended?: { readonly before?: string; readonly then?: string };
  readonly unit?: string;
}

/** Replaces a unit whose containers are `running` after new ones were started; returns the actions taken. */
function rolled(
  running: string[],
  { ended: { before = '', then = '' } = {}, unit = 'gateway' }: Containers = {},
) {
  const [compose, engine, up, stopped] = ['compose', 'engine', 'up', 'stopped'].map((name) =>
    path.join(home(), name),
  ) as [string, string, string, string];
  const list = (ids: string[], rest: string) =>
    `printf '%s\\n' ${ids.join(' ')}; [ "$2" != --all ] || echo ${rest}`;
  const containers = `if [ -e ${up} ]; then ${list(running, then)}; else ${list([old], before)}; fi`;
  const executable = { mode: 0o755 };
  writeFileSync(
    compose,
    `#!/bin/sh\ncase $1 in ps) ${containers} ;; up) echo "$*" >>${up} ;; esac\n`,
    executable,
  );
  writeFileSync(engine, `#!/bin/sh\n[ "$1" != stop ] || echo "$4" >>${stopped}\n`, executable);
  const { status } = spawnSync(process.execPath, [path.join(root, 'infra/docker/roll.mjs'), unit], {
    env: { ...process.env, COMPOSE_BIN: compose, ENGINE_BIN: engine },
  });
  const lines = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const started = lines(up).map((line) => line.split(' ').at(-1));
  return { status, started, stopped: lines(stopped) };
}

describe('replacing the replicas of a unit on one host', () => {
  it('stops old containers once as many new ones are ready', () => {
    expect(rolled([old, fresh])).toEqual({ status: 0, started: ['gateway'], stopped: [old] });
  });

  it('keeps the old containers when a new one exits immediately', () => {
    expect(rolled([old])).toEqual({ status: 1, started: ['gateway'], stopped: [] });
  });

  it('removes all new containers, which would be restarted, when one exits immediately', () => {
    expect(rolled([old, fresh], { ended: { then: ended } }).stopped).toEqual([old]);
    rmSync(path.join(home(), 'up'));
    rmSync(path.join(home(), 'stopped'));
    expect(rolled([old], { ended: { then: ended } }).stopped).toEqual([ended]);
  });

  it('does not count a previously exited container as new', () => {
    expect(rolled([old, fresh], { ended: { before: ended } }).stopped).toEqual([ended, old]);
  });

  it('replaces the stream administrator together with notifications, whose image it uses', () => {
    expect(rolled([old, fresh], { unit: 'notifications' }).started).toEqual(['notifications', 'streams']);
    rmSync(path.join(home(), 'up'));
    expect(rolled([old], { unit: 'notifications' }).started).toEqual(['notifications']);
  });
});
