import { root } from '../checkout.ts';
import { usagesOf } from '../command-line/usage.mjs';
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

/**
 * Scaffolds code that passes every check.
 * @param words the kind, then its names
 * @param where another checkout
 */
export async function generate([kind, ...args]: string[], where: string = root) {
  const begin = kinds[kind as keyof typeof kinds];
  if (!begin) throw new UserError(usagesOf('new').join('\n'));
  const files = filesOf(where);
  const next = await begin(files, args);
  return { files: files.touched, next };
}
