import path from 'node:path';
import { buildAll } from '../build/build.ts';
import { root } from '../checkout.ts';
import { readArguments } from '../command-line/read-arguments.mjs';
import { findAllBreaks } from '../contracts/compare.ts';
import { describeContracts } from '../contracts/describe.ts';
import { readReleased, writeReleased } from '../contracts/released.ts';

const { options } = readArguments('contracts:release');
await buildAll({ only: ['contracts'] });
const released = readReleased(root);
const current = await describeContracts(path.join(root, 'packages/contracts/dist'));
const breaks = findAllBreaks(released, current);
if (breaks.length > 0 && !options['with-breaks']) {
  console.error(breaks.join('\n'));
  console.error(
    'These changes break users of the released contracts. If nobody uses them any more: --with-breaks.',
  );
  process.exit(1);
}
await writeReleased(root, current);
const count = Object.values(current).reduce((sum, contracts) => sum + Object.keys(contracts).length, 0);
console.log(`${count} contracts released`);
process.exit(0);
