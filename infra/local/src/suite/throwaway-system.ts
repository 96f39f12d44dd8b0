import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../checkout.ts';
import { freePort } from '../ports.ts';
import { dropLocalData } from '../system/fresh.ts';
import { readSettings } from '../system/settings.ts';
import { startSystem } from '../system/start-system.ts';

/** A complete system on free ports with a temporary data directory. Its logs remain in `reports/logs`. */
export async function startThrowawaySystem({
  log = () => {},
  say = log,
  env = {},
  signal,
}: {
  log?: (line: string) => void;
  say?: (line: string) => void;
  env?: Record<string, string>;
  signal?: AbortSignal;
} = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'valam system '));
  const clear = async () => {
    await cp(path.join(dataDir, 'logs'), path.join(root, 'reports/logs'), { recursive: true }).catch(
      () => {},
    );
    await dropLocalData(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const settings = readSettings({
      ...process.env,
      SITE_ORIGIN: '',
      ...env,
      SITE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    const system = await startSystem(settings, { log, say, ...(signal && { signal }) });
    return {
      ...system,
      dataDir,
      async stop() {
        await system.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
