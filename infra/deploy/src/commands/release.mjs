import { buildRemote } from '../../../../packages/mfe-kit/build/remote.ts';
import { releasePlace } from '../place.mjs';
import { publishVersion } from '../publish-version.mjs';
import { remoteNamed } from '../remotes.mjs';
import { runCommand } from '../run-command.mjs';

await runCommand(async ([given]) => {
  const { name, folder } = remoteNamed(given);
  const { version } = await buildRemote(folder);
  const { isNew } = await publishVersion({ folder, version, name, ...releasePlace() });
  console.log(`${name} ${version}${isNew ? '' : ' (unchanged, it was published before)'}`);
  console.log(`Make it live with: npm run promote -- ${name} ${version}`);
});
