import type { RunFile } from '@valam/local/system/run-file';

/** the arguments of every part */
export interface Target {
  site: string;
  /** read again for each use, because processes restart */
  run: () => RunFile;
  tag: string;
  dataDir: string;
  log: (line: string) => void;
  /** selected items of a part (`lighthouse:home`); everything when empty */
  only: readonly string[];
}
