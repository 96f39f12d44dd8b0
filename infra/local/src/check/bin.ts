import path from 'node:path';
import { root } from '../checkout.ts';

/** The executable of an npm dependency. */
export const bin = (name: string) =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
