import { execFileSync } from 'node:child_process';
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

function signal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime, which is what a signal is for.
  }
}

/** Asks a process to end, first politely, and returns when it is gone. */
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
