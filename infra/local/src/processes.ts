import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pause } from './waiting.ts';

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or '' when there is no such process. */
export function commandOf(pid: number) {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * Starts a server that outlives this process: in its own process group, so that Ctrl-C in the terminal does not reach
 * it, and with its output in a file.
 */
export function launchServer(
  program: string,
  args: readonly string[],
  { logFile, ...options }: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & { logFile: string },
): ChildProcess {
  const out = openSync(logFile, 'a');
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', out, out] });
  closeSync(out);
  child.once('error', () => {});
  child.unref();
  return child;
}

/** The last lines of a log, for error messages. */
export async function lastLines(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

function signal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already exited.
  }
}

/** Stops a process, with SIGKILL after a grace period, and resolves when it has exited. */
export async function end(
  pid: number,
  {
    first = 'SIGTERM',
    patienceMs = 10_000,
    last = 'SIGKILL',
  }: { first?: NodeJS.Signals; patienceMs?: number; last?: NodeJS.Signals } = {},
) {
  if (!isAlive(pid)) return;
  signal(pid, first);
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid) && Date.now() < deadline) await pause(25);
  if (!isAlive(pid)) return;
  signal(pid, last);
  while (isAlive(pid)) await pause(25);
}
