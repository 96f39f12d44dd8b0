import type { LiveSystem } from '@valam/testing/live-system';
import type { RunFile } from '@valam/local/system/run-file';

/** The arguments of every measurement of a running site. */
export interface Target {
  system: LiveSystem;
  site: string;
  /** read again for each use, because processes restart */
  run: () => RunFile;
  log: (line: string) => void;
}
