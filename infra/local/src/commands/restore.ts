import path from 'node:path';
import { restoreSystem } from '../backup/restore-system.ts';
import { root } from '../checkout.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { runCommand } from './run-command.ts';

const [from = ''] = readArguments('restore').words;
await runCommand(async () => {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  await restoreSystem({ from: path.resolve(from), dataDir });
  console.log(`restored ${from} to ${dataDir}; DATA_DIR=${dataDir} npm start goes on from there`);
});
