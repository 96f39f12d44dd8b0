import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, isFree } from '../ports.mjs';

/**
 * Gives each name a free port, the one of the last run when it is still free: links in earlier mails and
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
      let port = known[name];
      if (!port || isTaken(port) || !(await isFree(port, '127.0.0.1'))) {
        do port = await freePort();
        while (isTaken(port));
      }
      given[name] = port;
      await writeFile(file, JSON.stringify({ ...known, ...given }));
      return port;
    },
  };
}
