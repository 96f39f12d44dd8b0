import { builtVersion, publishVersion } from './publish-version.mjs';
import { promoteVersion, readRegistry } from './promote-version.mjs';
import { ownRemotes } from './remotes.mjs';

/**
 * Publishes what was built and makes live what was not published last: what was rolled back stays so.
 * @param {{ registryFile: string, remotesDir: string, log?: (line: string) => void }} options
 */
export async function publishAll({ registryFile, remotesDir, log = () => {} }) {
  for (const [name, folder] of Object.entries(ownRemotes())) {
    const version = await builtVersion(folder);
    const { isNew } = await publishVersion({ folder, version, name, remotesDir });
    const { remotes } = await readRegistry(registryFile);
    if (!isNew && remotes[name]) continue;
    await promoteVersion({ name, version }, { registryFile, remotesDir });
    log(`released ${name} ${version}`);
  }
}
