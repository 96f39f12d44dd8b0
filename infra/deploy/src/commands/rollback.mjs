import { releasePlace } from '../place.mjs';
import { rollBack } from '../promote-version.mjs';
import { remoteNamed } from '../remotes.mjs';
import { runCommand } from '../run-command.mjs';

await runCommand(async ([given]) => {
  const { name } = remoteNamed(given);
  const { version, bad, endedPartial } = await rollBack(name, releasePlace());
  const back = endedPartial ? `${name} is ${version} for everybody again` : `${name} is ${version} again`;
  console.log(`${back}; ${bad} is marked as bad and no fallback any more`);
});
