import { fork, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const lowest = constants.priority.PRIORITY_LOW;
const triesMs = 150;

/**
 * Starts the process that makes pictures, with the lowest priority, in a session of its own. Linux may share out processors
 * among sessions first (autogroup); a priority then counts only within one.
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
    // Without permission to lower it, the process runs at normal priority.
  }
  lowerSession(pid).catch(() => {
    // Not Linux, or without autogroup: the priority counts alone.
  });
}

/** Linux allows ten changes a second to all processes of a machine together. */
async function lowerSession(pid: number, tries = 10): Promise<void> {
  const file = `/proc/${pid}/autogroup`;
  const groupOf = async (place: string) => (await readFile(place, 'utf8')).split(' ')[0];
  // In the same group it would be this service that is lowered.
  if ((await groupOf(file)) === (await groupOf('/proc/self/autogroup'))) return;
  try {
    await writeFile(file, String(lowest));
  } catch (error) {
    if (tries === 0 || (error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    await pause(triesMs, undefined, { ref: false });
    await lowerSession(pid, tries - 1);
  }
}
