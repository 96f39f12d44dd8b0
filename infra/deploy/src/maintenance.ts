import { closed, opened } from '@valam/registry/changes';
import { changeRegistry } from '@valam/registry/write-registry';
import { currentUser } from './current-user.ts';

const note = (did: string, until: string) => ({
  by: currentUser(),
  did,
  remote: 'every page',
  version: until,
});

/** @returns the announced end */
export async function closeSite(minutes: number, { registryFile }: { registryFile: string }): Promise<Date> {
  const until = new Date(Date.now() + minutes * 60_000);
  await changeRegistry(
    registryFile,
    (registry) => closed(registry, until),
    note('maintenance on', until.toISOString()),
  );
  return until;
}

export async function openSite({ registryFile }: { registryFile: string }) {
  await changeRegistry(registryFile, opened, note('maintenance off', ''));
}
