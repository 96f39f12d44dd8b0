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

/** Replaces the gateway where `running` are its containers once new ones were started; returns what was stopped. */
function rolled(running: string[]) {
  const [compose, engine, up, stopped] = ['compose', 'engine', 'up', 'stopped'].map((name) =>
    path.join(home, name),
  ) as [string, string, string, string];
  const containers = `[ -e ${up} ] && printf '%s\\n' ${running.join(' ')} || echo ${old}`;
  const executable = { mode: 0o755 };
  writeFileSync(compose, `#!/bin/sh\ncase $1 in ps) ${containers} ;; up) touch ${up} ;; esac\n`, executable);
  writeFileSync(engine, `#!/bin/sh\n[ "$1" != stop ] || echo "$4" >>${stopped}\n`, executable);
  const { status } = spawnSync(process.execPath, [path.join(root, 'infra/docker/roll.mjs'), 'gateway'], {
    env: { ...process.env, COMPOSE_BIN: compose, ENGINE_BIN: engine },
  });
  return { status, stopped: existsSync(stopped) ? readFileSync(stopped, 'utf8').trim() : '' };
}

describe('replacing the replicas of a unit on one host', () => {
  it('stops the old ones when as many new ones are ready', () => {
    expect(rolled([old, fresh])).toEqual({ status: 0, stopped: old });
  });

  it('leaves the old ones when a new one has ended at once', () => {
    expect(rolled([old])).toEqual({ status: 1, stopped: '' });
  });
});
