import { fork, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const lowest = constants.priority.PRIORITY_LOW;
const triesMs = 150;

/**
 * Starts the picture process with the lowest priority, in a separate session. Linux may distribute CPU time
 * among sessions first (autogroup), and a nice value then applies only within its session.
 */
export function startPictureProcess(): ChildProcess {
  const child = fork(fileURLToPath(new URL(`./picture-process.${extension}`, import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    detached: true,
  });
  if (child.pid) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lowest);
  } catch {
    // Without the permission to change it, the process runs at normal priority.
  }
  lowerSession(pid).catch(() => {
    // Not on Linux, or without autogroup: only the nice value applies.
  });
}

/** Linux allows ten such changes a second on the whole machine. */
async function lowerSession(pid: number, tries = 10): Promise<void> {
  const file = `/proc/${pid}/autogroup`;
  const groupOf = async (place: string) => (await readFile(place, 'utf8')).split(' ')[0];
  // In a shared group, this service would be lowered too.
  if ((await groupOf(file)) === (await groupOf('/proc/self/autogroup'))) return;
  try {
    await writeFile(file, String(lowest));
  } catch (error) {
    if (tries === 0 || (error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    await pause(triesMs, undefined, { ref: false });
    await lowerSession(pid, tries - 1);
  }
}
