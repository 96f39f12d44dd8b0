import { readFileSync } from 'node:fs';
import { withChildren } from '@valam/testing/proc';
import type { RunFile } from '@valam/local/system/run-file';

/** The pid of one of the shell's rendering processes. */
export function renderingProcess(run: RunFile): number {
  const pid = withChildren(run.pids['shell'] ?? 0).find(isRenderer);
  if (pid === undefined) throw new Error('no rendering process was found');
  return pid;
}

const isRenderer = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('renderer');
