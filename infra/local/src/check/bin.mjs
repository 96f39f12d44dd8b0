import path from 'node:path';
import { root } from '../checkout.mjs';

/** A program that a dependency brings. @param {string} name */
export const bin = (name) =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
