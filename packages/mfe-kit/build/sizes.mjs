import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSurface } from './surface.mjs';

/**
 * What the JavaScript of a page weighs on its way (brotli), by page of each remote: the shell, the containers of the
 * remotes that take part, the page's chunk and its slots' chunks. Twice: what a first view fetches, and the whole of it,
 * with what comes when the visitor has gone down to the foot of the page.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** In bytes: where every page shall be. */
export const goals = { withSlot: 130_000, withoutSlot: 110_000 };

/** Not counted: rendered in the browser only, behind a sign-in. */
const exempt = [/^\/admin/];

/** In KB, by path: what a page may weigh and no more; where none is set, its goal. These numbers only ever go down. */
const limits = JSON.parse(readFileSync(path.join(root, 'packages/mfe-kit/build/size-limits.json'), 'utf8'));

const sizeOf = async (file) => (await stat(`${file}.br`)).size;

async function builtRemote(name) {
  const folder = path.join(root, `mfe-${name}`);
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8'));
  const built = path.join(folder, 'dist', version);
  const manifest = JSON.parse(await readFile(path.join(built, 'manifest.json'), 'utf8'));
  const surface = await readSurface(path.join(built, manifest.server.file));
  const weigh = async (files) =>
    new Map(
      await Promise.all(files.map(async (file) => [`${name}/${file}`, await sizeOf(path.join(built, file))])),
    );
  const { entry, chunks } = manifest.client;
  return {
    surface,
    container: () => weigh([entry, ...chunks.remote]),
    chunk: (chunk) => weigh(chunks[chunk]),
  };
}

/** The shell's own files: `entry.json` lists what every page begins with, `later.json` what its frame fetches later. */
async function shellSize(list) {
  const client = path.join(root, 'shell/dist/client');
  const files = JSON.parse(await readFile(path.join(client, list), 'utf8'));
  return total(await Promise.all(files.map(({ href }) => sizeOf(path.join(client, path.basename(href))))));
}

const total = (sizes) => [...sizes].reduce((sum, size) => sum + size, 0);

/**
 * @typedef {object} PageSize
 * @property {string} path
 * @property {number} bytes of a first view
 * @property {number} whole with everything that comes on the way down
 * @property {number} budget the goal
 * @property {boolean} isOver the first view misses its goal
 * @property {number} limit what a first view may weigh
 * @property {number} wholeLimit what the whole may weigh
 */

/** @returns {Promise<PageSize[]>} the heaviest first */
export async function pageSizes(names = ['catalog', 'booking', 'account']) {
  const shell = { first: await shellSize('entry.json'), later: await shellSize('later.json') };
  const remotes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await builtRemote(name)])),
  );
  const rows = [];
  for (const [name, remote] of Object.entries(remotes)) {
    for (const { path: pattern, chunk, placed, later: parts } of remote.surface.pages) {
      if (exempt.some((one) => one.test(pattern))) continue;
      const first = new Map([...(await remote.container()), ...(await remote.chunk(chunk))]);
      const later = new Map((await Promise.all(parts.map(remote.chunk))).flatMap((files) => [...files]));
      for (const slot of placed) {
        for (const [file, size] of await slotFiles(remotes, name, slot.name)) {
          (slot.later ? later : first).set(file, size);
        }
      }
      const bytes = shell.first + total(first.values());
      const whole = shell.first + shell.later + total(new Map([...later, ...first]).values());
      const budget = placed.length > 0 ? goals.withSlot : goals.withoutSlot;
      const allowed = (list) => (limits[list][pattern] ?? budget / 1_000) * 1_000;
      const [limit, wholeLimit] = [allowed('firstView'), allowed('whole')];
      rows.push({ path: pattern, bytes, whole, budget, isOver: bytes > budget, limit, wholeLimit });
    }
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}

async function slotFiles(remotes, page, slot) {
  const filling = remotes[slot.split('/')[0]];
  const chunk = filling?.surface.slotChunks[slot];
  if (!chunk) throw new Error(`${page} places ${slot}, which nobody fills`);
  return [...(await filling.container()), ...(await filling.chunk(chunk))];
}

/** What is heavier than it may be, in words. @param {readonly PageSize[]} pages */
export const tooHeavy = (pages) =>
  pages.flatMap(({ path: page, bytes, whole, limit, wholeLimit }) => [
    ...(bytes > limit ? [`a first view of ${page} weighs ${bytes} bytes; the limit is ${limit}`] : []),
    ...(whole > wholeLimit ? [`the whole of ${page} weighs ${whole} bytes; the limit is ${wholeLimit}`] : []),
  ]);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await pageSizes();
  const kilobytes = (bytes, digits = 0) => (bytes / 1_000).toFixed(digits).padStart(digits > 0 ? 5 : 3);
  for (const page of rows) {
    const mark = tooHeavy([page]).length > 0 ? 'OVER' : page.isOver ? 'goal' : '    ';
    const first = `${kilobytes(page.bytes, 1)} KB (limit ${kilobytes(page.limit)})`;
    const whole = `whole ${kilobytes(page.whole, 1)} KB (limit ${kilobytes(page.wholeLimit)})`;
    console.log(`${mark} ${first}  ${whole}  goal ${kilobytes(page.budget)}  ${page.path}`);
  }
  const [first, later] = [await shellSize('entry.json'), await shellSize('later.json')];
  console.log(`shell ${kilobytes(first, 1)} KB of it, ${kilobytes(later, 1)} KB later`);
  process.exitCode = tooHeavy(rows).length > 0 ? 1 : 0;
}
