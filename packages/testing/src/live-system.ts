import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@valam/local/checkout';
import { answersWell, until } from '@valam/local/waiting';
import { startThrowawaySystem } from '@valam/local/suite/throwaway-system';
import type { RunFile } from '@valam/local/system/run-file';

export interface LiveSystem {
  /** read again for each use, because processes restart */
  run: () => RunFile;
  dataDir: string;
  /** started for this command, with separate data */
  isOwn: boolean;
  /** stopped by the user or the parent process: later failures say nothing about the system */
  isInterrupted: () => boolean;
  stop: () => Promise<void>;
}

function readRun(dataDir: string): RunFile | undefined {
  const file = path.join(dataDir, 'run.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const answers = (site: string) => answersWell(`${site}/readyz`, 3_000);

/** Waits for an explicitly named system instead of starting a second one. */
async function isThere(site: string, isNamed: boolean, log: (line: string) => void) {
  if (await answers(site)) return true;
  if (!isNamed) return false;
  log(`waiting for ${site} to be ready`);
  if (await until(() => answers(site), { timeoutMs: 60_000, everyMs: 500 })) return true;
  throw new Error(`${site} is named by DATA_DIR and does not become ready`);
}

const here = ['localhost', '127.0.0.1', '[::1]'];

/** Load and faults may only target this machine. */
function refuseElsewhere(site: string) {
  if (!here.includes(new URL(site).hostname))
    throw new Error(`${site} is not on this machine; these commands load and break what they are pointed at`);
}

/**
 * The system that runs in `DATA_DIR`, or else a temporary one on free ports.
 * @param options `isFresh`: never uses a running system unless DATA_DIR names it, because it is going to be broken
 */
export async function useSystem({
  log,
  env = {},
  isFresh = false,
}: {
  log: (line: string) => void;
  env?: Record<string, string>;
  isFresh?: boolean;
}): Promise<LiveSystem> {
  const named = process.env.DATA_DIR;
  const dataDir = path.resolve(root, named ?? '.data');
  const known = isFresh && !named ? undefined : readRun(dataDir);
  if (known && (await isThere(known.site, named !== undefined, log))) {
    refuseElsewhere(known.site);
    log(`using the system that runs at ${known.site}`);
    return {
      run: () => readRun(dataDir) ?? known,
      dataDir,
      isOwn: false,
      isInterrupted: () => false,
      stop: async () => {},
    };
  }
  log('starting a system of its own');
  const system = await startThrowawaySystem({ log, env });
  if (!system.isWhole) {
    await system.stop();
    throw new Error('the system did not become ready; its logs are in reports/logs');
  }
  const stop = once(() => system.stop());
  let isInterrupted = false;
  const interrupt = (code: number) => {
    isInterrupted = true;
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupt(130));
  process.once('disconnect', () => interrupt(1));
  return {
    run: () => system.run(),
    dataDir: system.dataDir,
    isOwn: true,
    isInterrupted: () => isInterrupted,
    stop,
  };
}

function once(act: () => Promise<void>) {
  let running: Promise<void> | undefined;
  return () => (running ??= act());
}
