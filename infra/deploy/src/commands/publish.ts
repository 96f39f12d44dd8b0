import { releasePlace } from '../place.ts';
import { builtVersion, publishVersion } from '../publish-version.ts';
import { remoteNamed } from '../remotes.ts';
import { runCommand } from '../run-command.ts';

// Publishes a version that was built elsewhere; it is served only after its promotion.
await runCommand(async () => {
  const { name, folder } = remoteNamed(process.argv[2]);
  const version = await builtVersion(folder);
  await publishVersion({ folder, version, name, ...releasePlace() });
  console.log(version);
});
