import { afterEach, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeRecord } from '../../src/postgres/cluster.ts';
import { isAlive } from '../../src/processes.ts';
import { dropLocalData } from '../../src/system/fresh.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));
const dataDir = folderOfTest();

/** Creates a cluster whose `postmaster.pid` names a process with these arguments. */
async function leaveCluster(argumentsFor: (dir: string) => string[]): Promise<{ dir: string; pid: number }> {
  const home = path.join(dataDir(), 'postgres');
  const dir = path.join(home, 'cluster');
  running = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)', '--', ...argumentsFor(dir)]);
  const pid = Number(running.pid);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'postmaster.pid'), `${pid}\n${dir}\n0\n1\n`);
  await writeRecord(home, { dir, password: 'p1', major: 18 });
  return { dir, pid };
}

it('a fresh start stops the server that an earlier run left running', async () => {
  const { dir, pid } = await leaveCluster((own) => ['-D', own]);
  await dropLocalData(dataDir());
  expect([existsSync(dir), isAlive(pid)]).toEqual([false, false]);
});

it('a fresh start does not stop another program whose pid is in a stale postmaster.pid', async () => {
  const { dir, pid } = await leaveCluster(() => []);
  await dropLocalData(dataDir());
  expect([existsSync(dir), isAlive(pid)]).toEqual([false, true]);
});
