import path from 'node:path';
import { root } from '../checkout.ts';
import { saveSystem } from '../backup/save-system.ts';
import { UserError } from '../user-error.ts';

const [into] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
try {
  if (!into) throw new UserError('npm run backup -- <folder>');
  const since = performance.now();
  await saveSystem({ dataDir, into: path.resolve(into) });
  console.log(`saved ${dataDir} to ${into} in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
