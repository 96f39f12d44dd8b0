import type { LiveSystem } from '@valam/testing/live-system';
import type { RunFile } from '../../local/src/system/run-file.ts';

/** What every measurement of a running site is given. */
export interface Target {
  system: LiveSystem;
  site: string;
  /** read again each time: processes come and go */
  run: () => RunFile;
  log: (line: string) => void;
}
