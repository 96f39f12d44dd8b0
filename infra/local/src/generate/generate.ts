import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { newFeature } from './feature.ts';
import { filesOf } from './files.ts';
import { newPage } from './page.ts';
import { newPrimitive } from './primitive.ts';
import { newRecord } from './record.ts';
import { newRemote } from './remote.ts';
import { newRpc } from './rpc.ts';
import { newUseCase } from './use-case.ts';

export const kinds = {
  feature: newFeature,
  page: newPage,
  primitive: newPrimitive,
  record: newRecord,
  remote: newRemote,
  rpc: newRpc,
  'use-case': newUseCase,
};

const usage = `
  npm run new -- remote <name>                               remote journal
  npm run new -- feature <remote> <name>                     feature booking gift-card
  npm run new -- page <remote> <name> <path>                 page catalog sacred-days /sacred-days
  npm run new -- primitive <name>                            primitive ribbon
  npm run new -- record <service> <name>                     record leads guide-note
  npm run new -- rpc <service> <noun> <verb>                 rpc leads gift-card redeem
  npm run new -- use-case <service> <folder> <verb-noun>     use-case leads booking print-itinerary
`;

/**
 * Scaffolds code that passes every check.
 * @param words the kind, then its names
 * @param where another checkout
 */
export async function generate([kind, ...args]: string[], where: string = root) {
  const begin = kinds[kind as keyof typeof kinds];
  if (!begin) throw new UserError(usage);
  const files = filesOf(where);
  const next = await begin(files, args);
  return { files: files.touched, next };
}
