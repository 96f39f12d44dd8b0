import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks; 100 per second on every Linux that Node runs on. */
const ticksPerSecond = 100;

export const canReadProcesses = process.platform === 'linux';

/** CPU time of a process so far, user and system, in ms; NaN when it has ended. */
function cpuMs(pid: number) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** A process and all its descendants. */
export function withChildren(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const text = readFileSync(`/proc/${name}/stat`, 'utf8');
          return [[Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])]];
        } catch {
          return [];
        }
      })
      .map(([child, parent]) => [child ?? 0, parent ?? 0] as const),
  );
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

export const cpuOfAll = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);

/** Starts measuring; the function returned gives the CPU time since then of those processes that are still there. */
export function cpuSince(pids: readonly number[]): () => number {
  const before = pids.map((pid) => [pid, cpuMs(pid)] as const);
  return () => before.reduce((sum, [pid, ms]) => sum + (cpuMs(pid) - ms || 0), 0);
}

export function parentOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * CPU time of each unit with its child processes, without those that have ended meanwhile.
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
