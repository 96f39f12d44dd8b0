import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteFolders } from '@valam/registry/remote-folders';
import type { RemoteManifest } from '@valam/registry/schema';
import { readSurface, type Surface } from './surface.ts';

/**
 * Transfer size (brotli) of the JavaScript of each page of a remote: the shell, the containers of the remotes involved, the
 * page's chunk and its slots' chunks. Measured for the first view, and in full, including the chunks that are lazy-loaded while
 * the visitor scrolls to the bottom of the page.
 */

const root = path.resolve(import.meta.dirname, '../../..');

/** Budgets for the scripts of a first view, in bytes. */
const budgets = { withSlot: 170_000, withoutSlot: 150_000 };

/**
 * The size in bytes of the heaviest page with the complete libraries of the stack, rounded up. A page above its budget is
 * reported; a page above its ceiling fails the check. Both should only decrease. The ceilings were raised by
 * - 300 for offline messages on pages;
 * - 800 for pages that stay mounted while their filters change, canceled dates, and a menu that works before hydration;
 * - 800 (500 without slots) for retrying parts whose code failed to load, forms that keep their fields when a visitor returns
 *   from the payment page, and calls without a response;
 * - 700 for Back, which closes open overlays;
 * - 200 for sections of a tour with separate hydration boundaries;
 * - 200 without slots for forms that keep text typed while they are being sent, and buttons that keep the focus;
 * - 200 with slots for a page that marks the date selected in its panel, and for the time that a form was open;
 * - 150 (400 without slots) for requesting code again after a lost connection, and lists that keep the focus on a retry;
 * - 400 (150 without slots) for messages that go once their field is corrected, dates with the seats of the panel beside them,
 *   promo codes that links keep, and a tray of kept tours that the consent bar does not cover.
 *
 * 200 bytes of each allow for the path of the checkout: the federation plugin imports its runtime by an absolute path, from
 * which identifiers are derived.
 */
const ceilings = { withSlot: 192_050, withoutSlot: 189_150 };

/** Excluded: pages behind a sign-in that are rendered in the browser only. */
const exempt = [/^\/admin/];

type Sizes = Map<string, number>;

interface BuiltRemote {
  readonly surface: Surface;
  container(): Promise<Sizes>;
  chunk(chunk: string): Promise<Sizes>;
}

const sizeOf = async (file: string): Promise<number> => (await stat(`${file}.br`)).size;

async function builtRemote(name: string): Promise<BuiltRemote> {
  const folder = path.join(root, `mfe-${name}`);
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8')) as {
    version: string;
  };
  const built = path.join(folder, 'dist', version);
  const { client, server } = JSON.parse(
    await readFile(path.join(built, 'manifest.json'), 'utf8'),
  ) as RemoteManifest;
  const surface = await readSurface(path.join(built, server.file));
  const weigh = async (files: readonly string[]): Promise<Sizes> =>
    new Map(
      await Promise.all(
        files.map(async (file) => [`${name}/${file}`, await sizeOf(path.join(built, file))] as const),
      ),
    );
  return {
    surface,
    container: () => weigh([client.entry, ...(client.chunks['remote'] ?? [])]),
    chunk: async (chunk) => weigh(filesOf(client.chunks, chunk)),
  };
}

/**
 * The files of a chunk.
 * @throws if the manifest does not list the chunk, whose size would otherwise count as zero
 */
export function filesOf(
  chunks: Readonly<Record<string, readonly string[]>>,
  chunk: string,
): readonly string[] {
  const files = chunks[chunk];
  if (!files) throw new Error(`There is no chunk ${chunk} in ${Object.keys(chunks).join(', ')}`);
  return files;
}

/**
 * The size of the shell's files: `entry.json` lists those that every page starts with, `later.json` those that the frame
 * lazy-loads.
 */
async function shellSize(list: 'entry.json' | 'later.json'): Promise<number> {
  const client = path.join(root, 'shell/dist/client');
  const files = JSON.parse(await readFile(path.join(client, list), 'utf8')) as { href: string }[];
  return total(await Promise.all(files.map(({ href }) => sizeOf(path.join(client, path.basename(href))))));
}

const total = (sizes: Iterable<number>): number => [...sizes].reduce((sum, size) => sum + size, 0);

export interface PageSize {
  readonly path: string;
  /** For a first view. */
  readonly bytes: number;
  /** Including everything loaded while scrolling down. */
  readonly whole: number;
  readonly budget: number;
  /** The first view exceeds its budget. */
  readonly isOver: boolean;
  readonly ceiling: number;
}

/** The sizes of all pages, the heaviest first. */
export async function pageSizes(
  names: readonly string[] = remoteFolders(root).map((folder) => folder.replace('mfe-', '')),
): Promise<PageSize[]> {
  const shell = { first: await shellSize('entry.json'), later: await shellSize('later.json') };
  const remotes = new Map<string, BuiltRemote>();
  // Sequentially, because all surfaces are read with the same host.
  for (const name of names) remotes.set(name, await builtRemote(name));
  const rows: PageSize[] = [];
  for (const [name, remote] of remotes) {
    for (const { path: pattern, chunk, placed, later: parts } of remote.surface.pages) {
      if (exempt.some((one) => one.test(pattern))) continue;
      const first = new Map([...(await remote.container()), ...(await remote.chunk(chunk))]);
      const later: Sizes = new Map(
        (await Promise.all(parts.map(remote.chunk))).flatMap((files) => [...files]),
      );
      for (const slot of placed) {
        for (const [file, size] of await slotFiles(remotes, name, slot.name)) {
          (slot.later ? later : first).set(file, size);
        }
      }
      const bytes = shell.first + total(first.values());
      const whole = shell.first + shell.later + total(new Map([...later, ...first]).values());
      const kind = placed.length > 0 ? 'withSlot' : 'withoutSlot';
      const [budget, ceiling] = [budgets[kind], ceilings[kind]];
      rows.push({ path: pattern, bytes, whole, budget, isOver: bytes > budget, ceiling });
    }
  }
  return rows.sort((a, b) => b.bytes - a.bytes);
}

async function slotFiles(
  remotes: ReadonlyMap<string, BuiltRemote>,
  page: string,
  slot: string,
): Promise<[string, number][]> {
  const filling = remotes.get(slot.split('/')[0] ?? '');
  const chunk = filling?.surface.slotChunks[slot];
  if (!filling || !chunk) throw new Error(`${page} places ${slot}, which no remote fills`);
  return [...(await filling.container()), ...(await filling.chunk(chunk))];
}

/** Messages for pages above their ceiling. */
export const tooHeavy = (pages: readonly PageSize[]): string[] =>
  pages
    .filter(({ bytes, ceiling }) => bytes > ceiling)
    .map(
      ({ path: page, bytes, ceiling }) => `a first view of ${page} weighs ${bytes} bytes; at most ${ceiling}`,
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await pageSizes();
  const kilobytes = (bytes: number, digits = 0): string =>
    (bytes / 1_000).toFixed(digits).padStart(digits > 0 ? 5 : 3);
  for (const row of rows) {
    const { path: page, bytes, whole, budget, isOver } = row;
    const mark = tooHeavy([row]).length > 0 ? 'OVER' : isOver ? 'goal' : '    ';
    const first = `${kilobytes(bytes, 1)} KB (budget ${kilobytes(budget)})`;
    console.log(`${mark} ${first}  whole ${kilobytes(whole, 1)} KB  ${page}`);
  }
  const [first, later] = [await shellSize('entry.json'), await shellSize('later.json')];
  console.log(`shell ${kilobytes(first, 1)} KB of it, ${kilobytes(later, 1)} KB later`);
  process.exitCode = tooHeavy(rows).length > 0 ? 1 : 0;
}
