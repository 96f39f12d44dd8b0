import { setTimeout } from 'node:timers/promises';
import { registryStore, type AuditLine } from './registry-store.ts';
import type { Registry } from './schema.ts';

/** The author and subject of a change. */
export type RegistryNote = Omit<AuditLine, 'at' | 'revision'>;

/** The registry no longer has the revision that the writer had read. */
export class RegistryConflict extends Error {
  constructor(found: number, expected: number) {
    super(`The registry is at revision ${found}, not ${expected}: another release came first.`);
    this.name = 'RegistryConflict';
  }
}

const attempts = 30;
/** Random backoff, so that conflicting writers do not collide again. */
const longestPauseMs = 150;

/** The current registry; empty if there is none. */
export const openRegistry = async (place: string): Promise<Registry> => registryStore(place).read();

/**
 * Writes the next revision, or throws `RegistryConflict` if the registry no longer has the revision that `next` is
 * based on.
 */
export async function writeRegistry(place: string, next: Registry, note: RegistryNote): Promise<Registry> {
  const written = { ...next, revision: next.revision + 1 };
  const line = { at: new Date().toISOString(), revision: written.revision, ...note };
  const found = await registryStore(place).replace(next.revision, written, line);
  if (found !== null) throw new RegistryConflict(found, next.revision);
  return written;
}

/**
 * Applies a change to the current registry. After a conflict, the change is applied again to the newer revision; a
 * change that is no longer valid there throws. A change that returns its argument writes nothing.
 */
export async function changeRegistry(
  place: string,
  change: (registry: Registry) => Registry,
  note: RegistryNote,
): Promise<Registry> {
  for (let attempt = 1; ; attempt++) {
    const found = await openRegistry(place);
    const next = change(found);
    if (next === found) return found;
    try {
      return await writeRegistry(place, next, note);
    } catch (error) {
      if (!(error instanceof RegistryConflict) || attempt === attempts) throw error;
      await setTimeout(Math.random() * longestPauseMs);
    }
  }
}
