import path from 'node:path';
import { saveSystem } from '../backup/save-system.ts';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ([into]) => {
  if (!into) throw new UserError('npm run backup -- <folder>');
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const since = performance.now();
  await saveSystem({ dataDir, into: path.resolve(into) });
  console.log(`saved ${dataDir} to ${into} in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
});
