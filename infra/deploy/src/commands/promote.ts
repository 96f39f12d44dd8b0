import { readArguments } from '../../../local/src/command-line/read-arguments.mjs';
import { releasePlace } from '../place.ts';
import { promoteVersion, promotionText } from '../promote-version.ts';
import { remoteNamed } from '../remotes.ts';
import { runCommand } from '../run-command.ts';

const {
  words: [given, version = ''],
  options: { percent, 'unless-rolled-back': isUnlessRolledBack },
} = readArguments('promote');
await runCommand(async () => {
  const { name } = remoteNamed(given);
  const replaced = await promoteVersion({ name, version, percent, isUnlessRolledBack }, releasePlace());
  console.log(promotionText({ name, version, percent }, replaced));
});
