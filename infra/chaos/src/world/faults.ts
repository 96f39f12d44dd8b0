import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { isAlive } from '@valam/local/processes';
import { pause, until } from '@valam/local/waiting';
import { send } from '@valam/testing/http';
import type { World } from './world.ts';

/**
 * Kills a process of a unit with SIGKILL; its supervisor restarts it.
 * @returns the time from its restart until it is ready; undefined when it never is
 */
export async function killUnit(world: World, unit: string): Promise<{ recoveredMs: number | undefined }> {
  const old = world.system.run().pids[unit];
  if (!old) throw new Error(`${unit} does not run`);
  process.kill(old, 'SIGKILL');
  const fresh = await until(
    () => {
      const pid = world.system.run().pids[unit];
      return pid && pid !== old ? pid : undefined;
    },
    { timeoutMs: 40_000, everyMs: 20 },
  );
  const since = performance.now();
  const ready = fresh && (await isReady(world, unit, 60_000));
  return { recoveredMs: ready ? performance.now() - since : undefined };
}

/**
 * Stops units (SIGSTOP) during `work`: they do not answer, and because their processes exist, no supervisor restarts them.
 */
export async function whileStopped<T>(world: World, units: readonly string[], work: () => Promise<T>) {
  const pids = units.flatMap((unit) => world.system.run().processes[unit] ?? []);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}

const isReady = (world: World, unit: string, timeoutMs: number) =>
  until(
    async () => (await send(`${world.system.run().ops[unit]}/readyz`, { timeoutMs: 1_500 })).status === 200,
    {
      timeoutMs,
      everyMs: 30,
    },
  );

/** Waits until every replica of every unit is ready. */
export const isWhole = (world: World) =>
  until(
    async () => {
      const { replicas } = world.system.run();
      const all = Object.values(replicas).flat();
      const answers = await Promise.all(all.map((ops) => send(`${ops}/readyz`, { timeoutMs: 1_500 })));
      return Object.keys(replicas).length >= 8 && answers.every(({ status }) => status === 200);
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );

/** The command line and the user of a server process, for restarting it. */
function startedAs(pid: number) {
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const { uid, gid } = statSync(`/proc/${pid}`);
  return { program, args, uid, gid };
}

/**
 * Ends a server and restarts it with the same command line, after a pause.
 * @returns the new process; the caller ends it
 */
export async function restartServer(
  pid: number,
  {
    signal,
    pauseMs = 0,
    meanwhile = async () => {},
  }: { signal: NodeJS.Signals; pauseMs?: number; meanwhile?: () => Promise<void> },
): Promise<number> {
  const { program, args, uid, gid } = startedAs(pid);
  process.kill(pid, signal);
  await until(() => !isAlive(pid) || isZombie(pid), { timeoutMs: 30_000, everyMs: 20 });
  await meanwhile();
  await pause(pauseMs);
  const child = spawn(program, args, { detached: true, stdio: 'ignore', uid, gid, cwd: '/' });
  child.unref();
  if (!child.pid) throw new Error(`${program} could not be started again`);
  return child.pid;
}

function isZombie(pid: number) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}
