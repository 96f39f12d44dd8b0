import path from 'node:path';
import { buildAll } from '../build/build.ts';
import { root } from '../checkout.ts';
import { findAllBreaks } from '../contracts/compare.ts';
import { describeContracts } from '../contracts/describe.ts';
import { readReleased } from '../contracts/released.ts';
import { verdict } from './verdict.ts';

/** Breaking changes of this checkout's contracts since the last released ones. */
export async function checkContracts() {
  await buildAll({ only: ['contracts'] });
  const released = readReleased(root);
  if (Object.keys(released).length === 0)
    return verdict(['packages/contracts/released is empty: npm run contracts:release writes it']);
  const current = await describeContracts(path.join(root, 'packages/contracts/dist'));
  const breaks = findAllBreaks(released, current);
  const remedy = 'Leave what is released as it is and add a new version beside it (…v2).';
  return verdict(breaks.length > 0 ? [...breaks, remedy] : []);
}
