import { root } from '../checkout.mjs';
import { Obstacle } from '../problem.mjs';
import { newFeature } from './feature.mjs';
import { filesOf } from './files.mjs';
import { newPage } from './page.mjs';
import { newPrimitive } from './primitive.mjs';
import { newRpc } from './rpc.mjs';
import { newUseCase } from './use-case.mjs';

const kinds = {
  feature: newFeature,
  page: newPage,
  primitive: newPrimitive,
  rpc: newRpc,
  'use-case': newUseCase,
};

const usage = `
  npm run new -- feature <remote> <name>                     feature booking gift-card
  npm run new -- page <remote> <name> <path>                 page catalog sacred-days /sacred-days
  npm run new -- primitive <name>                            primitive ribbon
  npm run new -- rpc <service> <noun> <verb>                 rpc leads gift-card redeem
  npm run new -- use-case <service> <folder> <verb-noun>     use-case leads booking print-itinerary
`;

/**
 * Writes the beginnings of something new: files that pass every check.
 * @param {string[]} words what, and its names
 * @param {string} [where] another copy of the repository
 */
export async function generate([kind, ...args], where = root) {
  const begin = kinds[/** @type {keyof typeof kinds} */ (kind)];
  if (!begin) throw new Obstacle(usage);
  const files = filesOf(where);
  const next = await begin(files, args);
  return { files: files.touched, next };
}
