import { readArguments } from '../../../local/src/command-line/read-arguments.mjs';
import { buildRemote } from '../../../../packages/mfe-kit/build/remote.ts';
import { releasePlace } from '../place.ts';
import { publishVersion } from '../publish-version.ts';
import { remoteNamed } from '../remotes.ts';
import { runCommand } from '../run-command.ts';

const [given] = readArguments('release').words;
await runCommand(async () => {
  const { name, folder } = remoteNamed(given);
  const { version } = await buildRemote(folder);
  const { isNew } = await publishVersion({ folder, version, name, ...releasePlace() });
  console.log(`${name} ${version}${isNew ? '' : ' (unchanged, it was published before)'}`);
  console.log(`Make it live with: npm run promote -- ${name} ${version}`);
});
