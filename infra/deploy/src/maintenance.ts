import { closed, opened } from '@valam/registry/changes';
import { changeRegistry } from '@valam/registry/write-registry';
import { currentUser } from './current-user.ts';
import type { Registry } from '@valam/registry/schema';

const note = (did: string, until: string) => ({
  by: currentUser(),
  did,
  remote: 'every page',
  version: until,
});

/**
 * A missing registry is read as an empty one: without this check, the command would report a site as closed that is
 * still open.
 */
function registryOfASite(registry: Registry, place: string) {
  if (Object.keys(registry.remotes).length === 0)
    throw new Error(`${place} is the registry of no site: DATA_DIR or REGISTRY_FILE names another place`);
  return registry;
}

/** @returns the announced end */
export async function closeSite(minutes: number, { registryFile }: { registryFile: string }): Promise<Date> {
  const until = new Date(Date.now() + minutes * 60_000);
  await changeRegistry(
    registryFile,
    (registry) => closed(registryOfASite(registry, registryFile), until),
    note('maintenance on', until.toISOString()),
  );
  return until;
}

export async function openSite({ registryFile }: { registryFile: string }) {
  await changeRegistry(
    registryFile,
    (registry) => opened(registryOfASite(registry, registryFile)),
    note('maintenance off', ''),
  );
}
