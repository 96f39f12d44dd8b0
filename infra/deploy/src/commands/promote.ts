import { parseArgs } from 'node:util';
import { releasePlace } from '../place.ts';
import { promoteVersion, promotionText } from '../promote-version.ts';
import { remoteNamed } from '../remotes.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      percent: { type: 'string', default: '100' },
      'unless-rolled-back': { type: 'boolean', default: false },
    },
  });
  const { name } = remoteNamed(positionals[0]);
  const version = positionals[1];
  const percent = Number(values.percent);
  if (!version) throw new Error(`Name a version: npm run promote -- ${name} <version> [--percent N]`);
  if (!Number.isFinite(percent) || percent < 0 || percent > 100) throw new Error('--percent takes 0 to 100');
  const isUnlessRolledBack = values['unless-rolled-back'];
  const replaced = await promoteVersion({ name, version, percent, isUnlessRolledBack }, releasePlace());
  console.log(promotionText({ name, version, percent }, replaced));
});
