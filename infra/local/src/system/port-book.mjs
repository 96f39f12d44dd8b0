import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, isFree } from '../ports.mjs';

/**
 * Gives each name a free port, the one of the last run when it is still free: links in earlier emails and
 * payment pages keep working.
 * @param {string} dataDir
 */
export async function openPortBook(dataDir) {
  const file = path.join(dataDir, 'ports.json');
  /** @type {Record<string, number>} */
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  /** @type {Record<string, number>} */
  const given = {};
  const isTaken = (/** @type {number} */ port) => Object.values(given).includes(port);

  return {
    /** @param {string} name */
    async portFor(name) {
      const last = known[name];
      const isReusable = last !== undefined && !isTaken(last) && (await isFree(last, '127.0.0.1'));
      let port = isReusable ? last : await freePort();
      while (isTaken(port)) port = await freePort();
      given[name] = port;
      await writeFile(file, JSON.stringify({ ...known, ...given }));
      return port;
    },
  };
}
