import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSurface } from './surface.mjs';

/**
 * What the JavaScript of a page weighs on its way (brotli), by page of each remote: the shell, the containers of the
 * remotes that take part, the page's chunk and its slots' chunks.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** In bytes. A page's first view must fit; the back office is a world of its own. */
export const budgets = { withSlot: 130_000, withoutSlot: 110_000 };

/** Pages whose slots are known: path → slots. Everything else counts as a page without slots. */
const placed = { '/spiritual-tours/:slug': ['booking/BookingPanel'] };

/** Not counted: rendered in the browser only, behind a sign-in. */
const exempt = [/^\/admin/];

const sizeOf = async (file) => (await stat(`${file}.br`)).size;

async function builtRemote(name) {
  const folder = path.join(root, `mfe-${name}`);
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8'));
  const built = path.join(folder, 'dist', version);
  const manifest = JSON.parse(await readFile(path.join(built, 'manifest.json'), 'utf8'));
  const surface = await readSurface(path.join(built, manifest.server.file));
  const weigh = async (files) => {
    const sizes = await Promise.all([...new Set(files)].map((file) => sizeOf(path.join(built, file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const { entry, chunks } = manifest.client;
  return {
    surface,
    container: () => weigh([entry, ...chunks.remote]),
    chunk: (chunk) => weigh(chunks[chunk].filter((file) => !chunks.remote.includes(file) && file !== entry)),
  };
}

async function shellSize() {
  const client = path.join(root, 'shell/dist/client');
  const entry = JSON.parse(await readFile(path.join(client, 'entry.json'), 'utf8'));
  const sizes = await Promise.all(entry.map(({ href }) => sizeOf(path.join(client, path.basename(href)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @returns {Promise<{ path: string, bytes: number, budget: number, isOver: boolean }[]>} */
export async function pageSizes(names = ['catalog', 'booking', 'account']) {
  const shell = await shellSize();
  const remotes = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await builtRemote(name)])),
  );
  const rows = [];
  for (const remote of Object.values(remotes)) {
    const container = await remote.container();
    for (const { path: pattern, chunk } of remote.surface.pages) {
      if (exempt.some((one) => one.test(pattern))) continue;
      const slots = placed[pattern] ?? [];
      let bytes = shell + container + (await remote.chunk(chunk));
      for (const slot of slots) {
        const filling = remotes[slot.split('/')[0]];
        bytes += (await filling.container()) + (await filling.chunk(filling.surface.slotChunks[slot]));
      }
      const budget = slots.length > 0 ? budgets.withSlot : budgets.withoutSlot;
      rows.push({ path: pattern, bytes, budget, isOver: bytes > budget });
    }
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await pageSizes();
  for (const { path: page, bytes, budget, isOver } of rows) {
    const figures = `${(bytes / 1000).toFixed(1).padStart(6)} of ${(budget / 1000).toFixed(0)} KB`;
    console.log(`${isOver ? 'OVER ' : '     '}${figures}  ${page}`);
  }
  console.log(`shell ${((await shellSize()) / 1000).toFixed(1)} KB of it`);
  process.exitCode = rows.some(({ isOver }) => isOver) ? 1 : 0;
}
