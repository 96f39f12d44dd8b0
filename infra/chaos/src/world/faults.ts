import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { isAlive } from '../../../local/src/processes.ts';
import { pause, until } from '../../../local/src/waiting.ts';
import { send } from '../../../bench/src/harness/http.ts';
import type { World } from './world.ts';

/**
 * Kills a process of a unit at once; its supervisor starts it again.
 * @returns from the new start until it is ready; undefined: never
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
 * Holds units still while something is done: they answer nothing, and as they are there no one starts them again.
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

export const isReady = (world: World, unit: string, timeoutMs: number) =>
  until(
    async () => (await send(`${world.system.run().ops[unit]}/readyz`, { timeoutMs: 1_500 })).status === 200,
    {
      timeoutMs,
      everyMs: 30,
    },
  );

/** Every replica of every unit is ready. */
export const isWhole = (world: World, timeoutMs: number = 60_000) =>
  until(
    async () => {
      const { replicas } = world.system.run();
      const all = Object.values(replicas).flat();
      const answers = await Promise.all(all.map((ops) => send(`${ops}/readyz`, { timeoutMs: 1_500 })));
      return Object.keys(replicas).length >= 8 && answers.every(({ status }) => status === 200);
    },
    { timeoutMs, everyMs: 100 },
  );

/** How a server process was started, so that it can be started again. */
function startedAs(pid: number) {
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const { uid, gid } = statSync(`/proc/${pid}`);
  return { program, args, uid, gid };
}

/**
 * Ends a server at once and starts it again the way it was, after a pause.
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
