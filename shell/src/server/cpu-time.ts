import { readFileSync } from 'node:fs';

/** What Linux counts processor time in, on every platform that Node runs on. */
const tickMs = 10;

/** How long a process has really run, in milliseconds; null where the system does not tell. */
export function cpuTimeOf(pid: number | undefined): number | null {
  if (!pid) return null;
  try {
    return cpuTimeIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The name of the process may hold anything, spaces and brackets too: fields are counted from its end. */
export function cpuTimeIn(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * tickMs : null;
}
