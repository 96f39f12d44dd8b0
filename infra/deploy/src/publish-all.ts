import { openRegistry } from '@valam/registry/write-registry';
import { promoteVersion } from './promote-version.ts';
import { builtVersion, publishVersion } from './publish-version.ts';
import { ownRemotes } from './remotes.ts';

/** Publishes what was built and makes live what was not published last: what was rolled back stays so. */
export async function publishAll({
  registryFile,
  remotesDir,
  log = () => {},
}: {
  registryFile: string;
  remotesDir: string;
  log?: (line: string) => void;
}) {
  for (const [name, folder] of Object.entries(ownRemotes())) {
    const version = await builtVersion(folder);
    const { isNew } = await publishVersion({ folder, version, name, remotesDir });
    const entry = (await openRegistry(registryFile)).remotes[name];
    if (entry && (!isNew || entry.bad.includes(version))) continue;
    await promoteVersion({ name, version }, { registryFile, remotesDir });
    log(`released ${name} ${version}`);
  }
}
