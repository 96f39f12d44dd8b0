import { execFileSync } from 'node:child_process';
import { pause } from './waiting.mjs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * The command line of a process, or '' when there is no such process.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime, which is what a signal is for.
  }
}

/**
 * Asks a process to end, first politely, and returns when it is gone.
 * @param {number} pid
 * @param {{ first?: NodeJS.Signals, patienceMs?: number, last?: NodeJS.Signals }} [options]
 */
export async function end(pid, { first = 'SIGTERM', patienceMs = 10_000, last = 'SIGKILL' } = {}) {
  if (!isAlive(pid)) return;
  signal(pid, first);
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid) && Date.now() < deadline) await pause(25);
  if (!isAlive(pid)) return;
  signal(pid, last);
  while (isAlive(pid)) await pause(25);
}
