import { openRegistry } from '@valam/registry/write-registry';
import { promoteVersion, type Place } from './promote-version.ts';
import { builtVersion, storeVersion } from './publish-version.ts';
import { releasedFiles } from './released-files.ts';
import { ownRemotes } from './remotes.ts';

/** A remote whose build did not go live. */
export interface Unreleased {
  name: string;
  /** What happened, which version is live instead, and how to fix it. */
  message: string;
}

/**
 * Publishes the built versions and promotes the new ones, except versions that were rolled back. A remote that fails
 * does not block the others.
 */
export async function publishAll({
  remotes = ownRemotes(),
  log = () => {},
  ...place
}: Place & { remotes?: Record<string, string>; log?: (line: string) => void }): Promise<Unreleased[]> {
  const unreleased: Unreleased[] = [];
  for (const [name, folder] of Object.entries(remotes)) {
    try {
      const version = await release(name, folder, place);
      if (version) log(`released ${name} ${version}`);
    } catch (error) {
      unreleased.push({ name, message: await explain(name, error, place) });
    }
  }
  return unreleased;
}

/** Resolves to the promoted version, or null. */
async function release(name: string, folder: string, place: Place) {
  const version = await builtVersion(folder);
  const { isNew } = await storeVersion({ folder, version, name, remotesDir: place.remotesDir });
  const entry = (await openRegistry(place.registryFile)).remotes[name];
  const isToPromote = !entry || (isNew && !entry.bad.includes(version));
  if (isToPromote) await promoteVersion({ name, version }, place);
  // Recorded last: a version that failed to be promoted still counts as new at the next start.
  await releasedFiles(place.remotesDir).noteLastPublished(name, version);
  return isToPromote ? version : null;
}

async function explain(name: string, error: unknown, { registryFile }: Place) {
  const reason = error instanceof Error ? error.message : String(error);
  const live = await openRegistry(registryFile).then(
    ({ remotes }) => remotes[name]?.current.version,
    () => undefined,
  );
  return [
    `${name} was not released: ${reason}`,
    live
      ? `The site still has version ${live} of it.`
      : 'The site has no version of it: its pages and parts are missing.',
    `To mend it: npm run build mfe-${name} -- --force, then start again.`,
  ].join('\n');
}
