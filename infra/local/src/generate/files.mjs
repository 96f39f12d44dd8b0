import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Obstacle } from '../problem.mjs';

/**
 * The files of a checkout, written formatted and never over something else.
 * @param {string} where
 */
export function filesOf(where) {
  /** @type {string[]} */
  const touched = [];
  const at = (/** @type {string} */ file) => path.join(where, file);

  /** @param {string} file @param {string} text */
  async function write(file, text) {
    const options = (await resolveConfig(at(file))) ?? {};
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), await format(text, { ...options, filepath: at(file) }));
    if (!touched.includes(file)) touched.push(file);
  }

  return {
    touched,
    exists: (/** @type {string} */ file) => existsSync(at(file)),
    find: (/** @type {string} */ pattern) => globSync(pattern, { cwd: where }).sort(),
    read: (/** @type {string} */ file) => readFileSync(at(file), 'utf8'),
    /** @param {string} file @param {string} text */
    async create(file, text) {
      if (existsSync(at(file))) throw new Obstacle(`${file} is there already.`);
      await write(file, text);
    },
    /** @param {string} file @param {(text: string) => string} change */
    async change(file, change) {
      await write(file, change(readFileSync(at(file), 'utf8')));
    },
  };
}

/** @typedef {ReturnType<typeof filesOf>} Files */

/** Puts an import before the first one of a file. @param {string} text @param {string} line */
export const withImport = (text, line) =>
  text.includes(line) ? text : text.replace(/^import /m, `${line}\nimport `);
