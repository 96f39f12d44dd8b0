import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../src/checkout.ts';

const [old, fresh] = ['a'.repeat(12), 'b'.repeat(12)];
let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'roll-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Replaces a unit where `running` are its containers once new ones were started; returns what was done. */
function rolled(running: string[], unit = 'gateway') {
  const [compose, engine, up, stopped] = ['compose', 'engine', 'up', 'stopped'].map((name) =>
    path.join(home, name),
  ) as [string, string, string, string];
  const containers = `[ -e ${up} ] && printf '%s\\n' ${running.join(' ')} || echo ${old}`;
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
  it('stops the old ones when as many new ones are ready', () => {
    expect(rolled([old, fresh])).toEqual({ status: 0, started: ['gateway'], stopped: [old] });
  });

  it('leaves the old ones when a new one has ended at once', () => {
    expect(rolled([old])).toEqual({ status: 1, started: ['gateway'], stopped: [] });
  });

  it('brings the administrator of the streams with notifications, whose image it is of', () => {
    expect(rolled([old, fresh], 'notifications').started).toEqual(['notifications', 'streams']);
    rmSync(path.join(home, 'up'));
    expect(rolled([old], 'notifications').started).toEqual(['notifications']);
  });
});
