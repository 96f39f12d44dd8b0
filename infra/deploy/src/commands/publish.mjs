import { releasePlace } from '../place.mjs';
import { builtVersion, publishVersion } from '../publish-version.mjs';
import { remoteNamed } from '../remotes.mjs';
import { runCommand } from '../run-command.mjs';

// Lays a version that was built elsewhere beside the registry; no one gets it before it is promoted.
await runCommand(async ([given]) => {
  const { name, folder } = remoteNamed(given);
  const version = await builtVersion(folder);
  await publishVersion({ folder, version, name, ...releasePlace() });
  console.log(version);
});
