import path from 'node:path';
import { root } from '../checkout.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { findOwner, signIn } from '../sample/site-owner.ts';
import { runCommand } from './run-command.ts';

const listed = (counts: Record<string, unknown>) =>
  Object.entries(counts)
    .filter(
      ([name, count]) => typeof count === 'number' && count > 0 && name !== 'version' && name !== 'total',
    )
    .map(([name, count]) => `  ${String(count).padStart(4)} ${name}`)
    .join('\n');

const [action] = readArguments('sample').words;
await runCommand(async () => {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const call = await signIn(await findOwner(dataDir, process.env));
  if (action === 'remove') {
    const { removed } = await call('/api/admin/sample/all/remove', 'POST');
    console.log(`Archived:\n${listed(removed)}\nInvented people and sold seats follow within seconds.`);
  } else {
    const sample = await call('/api/admin/sample/all');
    console.log(sample.total === 0 ? 'No sample content is left.' : `Sample content:\n${listed(sample)}`);
  }
});
