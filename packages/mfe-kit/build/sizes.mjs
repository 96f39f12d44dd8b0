import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSurface } from './surface.mjs';

/**
 * What the JavaScript of a page weighs on its way (brotli), by page of each remote: the shell, the containers of the
 * remotes that take part, the page's chunk and its slots' chunks.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** In bytes: where every page shall be. */
export const goals = { withSlot: 130_000, withoutSlot: 110_000 };

/** Not counted: rendered in the browser only, behind a sign-in. */
const exempt = [/^\/admin/];

/** In KB, by path: pages that miss their goal may weigh this much and no more. They only ever go down. */
const allowances = JSON.parse(
  readFileSync(path.join(root, 'packages/mfe-kit/build/size-allowances.json'), 'utf8'),
);

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

async function shellSize() {
  const client = path.join(root, 'shell/dist/client');
  const entry = JSON.parse(await readFile(path.join(client, 'entry.json'), 'utf8'));
  const sizes = await Promise.all(entry.map(({ href }) => sizeOf(path.join(client, path.basename(href)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @returns {Promise<{ path: string, bytes: number, budget: number, isOver: boolean, limit: number, isTooHeavy: boolean }[]>}
 * `budget` is the goal, `limit` what a page may weigh today; the heaviest first
 */
export async function pageSizes(names = ['catalog', 'booking', 'account']) {
  const shell = await shellSize();
  const remotes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await builtRemote(name)])),
  );
  const rows = [];
  for (const [name, remote] of Object.entries(remotes)) {
    for (const { path: pattern, chunk, placed } of remote.surface.pages) {
      if (exempt.some((one) => one.test(pattern))) continue;
      const files = new Map([...(await remote.container()), ...(await remote.chunk(chunk))]);
      for (const slot of placed) {
        const filling = remotes[slot.split('/')[0]];
        const slotChunk = filling?.surface.slotChunks[slot];
        if (!slotChunk) throw new Error(`${name} places ${slot}, which nobody fills`);
        for (const [file, size] of [...(await filling.container()), ...(await filling.chunk(slotChunk))]) {
          files.set(file, size);
        }
      }
      const bytes = [...files.values()].reduce((sum, size) => sum + size, shell);
      const budget = placed.length > 0 ? goals.withSlot : goals.withoutSlot;
      const limit = Math.max(budget, (allowances[pattern] ?? 0) * 1_000);
      rows.push({ path: pattern, bytes, budget, isOver: bytes > budget, limit, isTooHeavy: bytes > limit });
    }
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}

/** What is heavier than it may be, in words. @param {Awaited<ReturnType<typeof pageSizes>>} pages */
export const tooHeavy = (pages) =>
  pages
    .filter(({ isTooHeavy }) => isTooHeavy)
    .map(({ path: page, bytes, limit }) => `${page} weighs ${bytes} bytes; the limit is ${limit}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await pageSizes();
  const kilobytes = (bytes, digits = 0) => (bytes / 1_000).toFixed(digits);
  for (const { path: page, bytes, budget, isOver, limit, isTooHeavy } of rows) {
    const mark = isTooHeavy ? 'OVER' : isOver ? 'goal' : '    ';
    const figures = `${kilobytes(bytes, 1).padStart(6)} KB  goal ${kilobytes(budget)}, limit ${kilobytes(limit)}`;
    console.log(`${mark} ${figures}  ${page}`);
  }
  console.log(`shell ${kilobytes(await shellSize(), 1)} KB of it`);
  process.exitCode = tooHeavy(rows).length > 0 ? 1 : 0;
}
