import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock tick; 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

export const canReadProcesses = process.platform === 'linux';

/** Processor time of a process so far, its own and the kernel's for it, in ms; NaN when it has gone. */
function cpuMs(pid: number) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** A process and all that it started. */
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

/** @param processes by unit */
const cpuByUnit = (processes: Record<string, readonly number[]>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(processes).map(([unit, pids]) => [
      unit,
      cpuOfAll(pids.flatMap((pid) => withChildren(pid))),
    ]),
  );

const smallestTold = 0.05;

/** Does something so many times over and says what each time cost which unit. */
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

/** Proportional share of memory in MiB: what is shared counts once in a sum. */
export function memoryMiB(pid: number) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) / 1_024;
}

/** What each unit holds with its children, each process once. */
export function memoryByUnit(
  processes: Readonly<Record<string, readonly number[]>>,
): { unit: string; mib: number }[] {
  const seen = new Set([] as number[]);
  return Object.entries(processes).map(([unit, pids]) => {
    const family = pids.flatMap(withChildren).filter((pid) => !seen.has(pid) && seen.add(pid));
    return { unit, mib: family.reduce((sum, pid) => sum + memoryMiB(pid), 0) };
  });
}
