import type { RunFile } from '@valam/local/system/run-file';

/** what every part is given */
export interface Target {
  site: string;
  /** read again each time: processes come and go */
  run: () => RunFile;
  tag: string;
  dataDir: string;
  log: (line: string) => void;
  /** what of a part was asked for (`lighthouse:home`); everything when empty */
  only: readonly string[];
}
