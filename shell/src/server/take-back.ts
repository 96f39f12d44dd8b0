import { rolledBack } from '../remotes/registry-changes';
import { readRegistry, writeRegistry } from '../remotes/registry-file';
import type { Log } from './log';

/** Returns a failing version to the one before, in the registry itself, so that every shell follows. */
export async function takeBack(file: string, version: string, log: Log): Promise<void> {
  const [name = '', number = ''] = version.split('@');
  if (/^https?:/.test(file)) return;
  try {
    const registry = await readRegistry(file);
    const entry = registry.remotes[name];
    const isLive = entry?.candidate?.manifest.version === number || entry?.current.version === number;
    if (!entry || !isLive || (!entry.candidate && !entry.previous)) return;
    await writeRegistry(file, rolledBack(registry, name), {
      by: 'shell',
      did: 'automatic rollback',
      remote: name,
      version: number,
    });
    log.error('remote rolled back automatically', { remote: name, version: number });
  } catch (error) {
    log.error('automatic rollback failed', { remote: name, version: number, reason: String(error) });
  }
}
