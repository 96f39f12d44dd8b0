import path from 'node:path';
import { restoreSystem } from '../backup/restore-system.ts';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';

const [from] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
try {
  if (!from) throw new UserError('DATA_DIR=<new place> npm run restore -- <folder>');
  await restoreSystem({ from: path.resolve(from), dataDir });
  console.log(`restored ${from} to ${dataDir}; DATA_DIR=${dataDir} npm start goes on from there`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
