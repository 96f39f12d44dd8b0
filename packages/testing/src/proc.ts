import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks; 100 per second on every Linux that Node runs on. */
const ticksPerSecond = 100;

export const canReadProcesses = process.platform === 'linux';

/** The fields of `/proc/<pid>/stat` after the name; empty if the process has exited. */
function statOf(pid: number | string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

export function parentOf(pid: number): number {
  const [, parent] = statOf(pid);
  if (parent === undefined) throw new Error(`There is no process ${pid}`);
  return Number(parent);
}

/** CPU time of a process so far, user and system, in ms; NaN if it has exited. */
function cpuMs(pid: number) {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** A process and all its descendants. */
export function withChildren(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(name)[1])] as const);
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

export const cpuOfAll = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);

/** Starts measuring; the returned function gives the CPU time since then of the processes that still exist. */
export function cpuSince(pids: readonly number[]): () => number {
  const before = pids.map((pid) => [pid, cpuMs(pid)] as const);
  return () => before.reduce((sum, [pid, ms]) => sum + (cpuMs(pid) - ms || 0), 0);
}

/**
 * CPU time of each unit with its child processes, excluding exited ones.
 * @param processes by unit
 */
export const cpuByUnit = (processes: Record<string, readonly number[]>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(processes).map(([unit, pids]) => [
      unit,
      pids.flatMap(withChildren).reduce((sum, pid) => sum + (cpuMs(pid) || 0), 0),
    ]),
  );

const smallestTold = 0.05;

/** Runs an action a number of times and returns the CPU cost of each run per unit. */
export async function withCosts<T>({
  processes,
  count,
  act,
}: {
  processes: Record<string, readonly number[]>;
  count: number;
  act: () => Promise<T>;
}): Promise<{ result: T; costs: string }> {
  if (!canReadProcesses) return { result: await act(), costs: '' };
  const before = cpuByUnit(processes);
  const result = await act();
  const after = cpuByUnit(processes);
  const each = Object.entries(after)
    .map(([unit, ms]) => [unit, (ms - (before[unit] ?? Number.NaN)) / count] as const)
    .filter(([, ms]) => ms >= smallestTold)
    .sort(([, a], [, b]) => b - a)
    .map(([unit, ms]) => `${unit} ${ms.toFixed(1)}`);
  return { result, costs: `, ms CPU each: ${each.join(', ')}` };
}

/** Proportional set size in MiB: shared memory counts once in a sum. */
export function memoryMiB(pid: number) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) / 1_024;
}

/** Memory of each unit with its child processes, each process once. */
export function memoryByUnit(
  processes: Readonly<Record<string, readonly number[]>>,
): { unit: string; mib: number }[] {
  const seen = new Set([] as number[]);
  return Object.entries(processes).map(([unit, pids]) => {
    const family = pids.flatMap(withChildren).filter((pid) => !seen.has(pid) && seen.add(pid));
    return { unit, mib: family.reduce((sum, pid) => sum + memoryMiB(pid), 0) };
  });
}
