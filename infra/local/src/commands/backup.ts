import path from 'node:path';
import { root } from '../checkout.ts';
import { saveSystem } from '../backup/save-system.ts';
import { Obstacle } from '../problem.ts';

const [into] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
try {
  if (!into) throw new Obstacle('npm run backup -- <folder>');
  const since = performance.now();
  await saveSystem({ dataDir, into: path.resolve(into) });
  console.log(`saved ${dataDir} to ${into} in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
