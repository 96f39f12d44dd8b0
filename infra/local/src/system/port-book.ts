import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, isFree, type Ports } from '../ports.ts';
import { writeWhole } from '../write-whole.ts';

/**
 * Assigns a free port to each name, preferably that of the last run: links in earlier emails and payment pages keep
 * working.
 */
export async function openPortBook(dataDir: string): Promise<Ports> {
  const file = path.join(dataDir, 'ports.json');
  const known: Record<string, number> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const given: Record<string, number> = {};
  const isTaken = (port: number) => Object.values(given).includes(port);

  return {
    async portFor(name: string) {
      const last = known[name];
      const isReusable = last !== undefined && !isTaken(last) && (await isFree(last, '127.0.0.1'));
      let port = isReusable ? last : await freePort();
      while (isTaken(port)) port = await freePort();
      given[name] = port;
      await writeWhole(file, JSON.stringify({ ...known, ...given }));
      return port;
    },
  };
}
