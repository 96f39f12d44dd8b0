import path from 'node:path';
import { restoreSystem } from '../backup/restore-system.ts';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ([from]) => {
  if (!from) throw new UserError('DATA_DIR=<new place> npm run restore -- <folder>');
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  await restoreSystem({ from: path.resolve(from), dataDir });
  console.log(`restored ${from} to ${dataDir}; DATA_DIR=${dataDir} npm start goes on from there`);
});
