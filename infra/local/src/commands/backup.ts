import path from 'node:path';
import { saveSystem } from '../backup/save-system.ts';
import { root } from '../checkout.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { runCommand } from './run-command.ts';

const [into = ''] = readArguments('backup').words;
await runCommand(async () => {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const since = performance.now();
  await saveSystem({ dataDir, into: path.resolve(into) });
  console.log(`saved ${dataDir} to ${into} in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
});
