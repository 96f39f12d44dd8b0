import { readFileSync } from 'node:fs';

/** The unit of processor time in Linux's `/proc`, the same on every platform that Node runs on. */
const tickMs = 10;

/** The processor time used by a process, in milliseconds; null if the system does not report it. */
export function cpuTimeOf(pid: number | undefined): number | null {
  if (!pid) return null;
  try {
    return cpuTimeIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The process name may contain spaces and brackets, so fields are counted from its end. */
export function cpuTimeIn(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * tickMs : null;
}
