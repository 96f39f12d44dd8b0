import { readArguments } from '../../../local/src/command-line/read-arguments.mjs';
import { releasePlace } from '../place.ts';
import { rollBack } from '../promote-version.ts';
import { remoteNamed } from '../remotes.ts';
import { runCommand } from '../run-command.ts';

const [given] = readArguments('rollback').words;
await runCommand(async () => {
  const { name } = remoteNamed(given);
  const { version, bad, endedPartial } = await rollBack(name, releasePlace());
  const back = endedPartial ? `${name} is ${version} for everybody again` : `${name} is ${version} again`;
  console.log(`${back}; ${bad} is marked as bad and no fallback any more`);
});
