import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration, type Module, type StatsCompilation } from '@rspack/core';
import type { RemoteManifest } from '@valam/registry/schema';
import { containerName } from '../src/federation/container-name.ts';
import { browserContainer, entryFile, runtimeAsModules, serverContainer, serverFile } from './federation.ts';
import { contentVersion, filesIn, integrityOf, precompress } from './files.ts';
import { platform } from './platform.ts';
import { runBundler } from '../../config/build/run-bundler.ts';
import { browserOnlyModules, commonSettings } from './settings.ts';
import { readSurface, type Surface } from './surface.ts';

export { entryFile, serverFile } from './federation.ts';

const exposed = './src/expose/remote.ts';
const keptVersions = 3;
/** The entry contains the hash of every chunk and is loaded by every page, so the shorter hash is used. */
const chunkHash = 'sha256';

/** `mfe-catalog` → `catalog`. */
export const remoteName = (folder: string): string => path.basename(folder).replace(/^mfe-/, '');

export interface BuiltVersion {
  readonly version: string;
  readonly folder: string;
}

/** Builds a remote into `<folder>/dist/<version>`; the version is the hash of the output. */
export async function buildRemote(folder: string): Promise<BuiltVersion> {
  const unfinished = path.join(folder, `dist/.unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const client = await runBundler(clientSettings(folder, unfinished));
    // Statistics for Module Federation's own server; the data that we need is in `mf-manifest.json`.
    await rm(path.join(unfinished, 'mf-stats.json'));
    await runBundler(serverSettings(folder, unfinished));
    await writeManifest(folder, unfinished, client.namedChunkGroups ?? {});
    return await settle(folder, unfinished);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

interface SideOptions {
  readonly isDevelopment?: boolean;
  readonly refresh?: boolean;
}

/** The browser bundle: a container that gets shared libraries from the shell. */
export function clientSettings(
  folder: string,
  output: string,
  { isDevelopment = false, refresh = false }: SideOptions = {},
) {
  const name = remoteName(folder);
  const common = commonSettings({ folder, namespace: name, isDevelopment, refresh });
  return {
    ...common,
    name: 'client',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: output,
      uniqueName: containerName(name),
      publicPath: 'auto',
      // Short ids without hashes: the entry lists every file name, and the folder name is already a content hash.
      filename: isDevelopment ? '[name].js' : '[id].js',
      chunkFilename: isDevelopment ? '[name].js' : '[id].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: { ...common.resolve, alias: runtimeAsModules() },
    optimization: {
      ...common.optimization,
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      splitChunks: {
        // Smaller modules compress better inside the pages that share them than as separate files: 70 to 700 bytes per
        // page.
        cacheGroups: { default: { minChunks: 2, minSize: 32_000, reuseExistingChunk: true, test: isOwn } },
      },
    },
    plugins: [
      browserContainer(name, exposed, isDevelopment),
      ...(isDevelopment
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [chunkHash], enabled: true })]),
    ],
  } satisfies Configuration;
}

/** Modules from the share scope are not part of any chunk. */
const isOwn = (module: Module): boolean => module.type !== 'consume-shared-module';

/** The server bundle: a single file that gets only the platform libraries from the renderer. */
export function serverSettings(folder: string, output: string, { isDevelopment = false }: SideOptions = {}) {
  const name = remoteName(folder);
  const common = commonSettings({ folder, namespace: name, isDevelopment });
  return {
    ...common,
    name: 'server',
    devtool: false,
    target: 'async-node',
    entry: {},
    output: {
      path: output,
      filename: serverFile,
      uniqueName: name,
      strictModuleErrorHandling: true,
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      serverContainer(name, exposed, isDevelopment),
    ],
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [...common.module.rules, browserOnlyModules],
    },
  } satisfies Configuration;
}

type ChunkGroups = NonNullable<StatsCompilation['namedChunkGroups']>;

/** Lists the files of the folder with their hashes, for the registry. */
async function writeManifest(folder: string, output: string, groups: ChunkGroups): Promise<void> {
  const files = (await filesIn(output)).filter((file) => file.endsWith('.js'));
  const integrity = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file,
        integrityOf(await readFile(path.join(output, file)), file === entryFile ? 'sha384' : chunkHash),
      ]),
    ),
  ) as Record<string, string>;
  const chunks = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
  const surface = await readSurface(path.join(output, serverFile));
  checkSurface(folder, surface, chunks);
  const manifest: Omit<RemoteManifest, 'version'> = {
    name: surface.name,
    platform: platform.generation,
    paths: [...surface.paths],
    slots: [...surface.slots],
    client: { entry: entryFile, chunks, integrity },
    server: { file: serverFile, integrity: integrityOf(await readFile(path.join(output, serverFile))) },
  };
  await writeFile(path.join(output, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** The server generates preload hints from the chunk names in pages, so a wrong name fails the build. */
function checkSurface(folder: string, surface: Surface, chunks: Readonly<Record<string, string[]>>): void {
  if (surface.name !== remoteName(folder)) {
    throw new Error(`${folder} calls itself ${surface.name}, not ${remoteName(folder)}`);
  }
  for (const chunk of surface.chunks) {
    if (!chunks[chunk]) throw new Error(`${folder}: there is no chunk ${chunk}; check its webpackChunkName`);
  }
}

/** Renames the folder to its version, points `current.json` to it and deletes old versions. */
async function settle(folder: string, unfinished: string): Promise<BuiltVersion> {
  const version = await contentVersion(unfinished);
  const target = path.join(folder, 'dist', version);
  await precompress(unfinished);
  if (!(await exists(target))) await rename(unfinished, target);
  const pointer = path.join(folder, 'dist/current.json');
  await writeFile(`${pointer}.new`, JSON.stringify({ version }));
  await rename(`${pointer}.new`, pointer);
  await dropOldVersions(path.join(folder, 'dist'), version);
  return { version, folder: target };
}

async function dropOldVersions(dist: string, current: string): Promise<void> {
  const names = (await readdir(dist)).filter((name) => /^[0-9a-f]{12}$/.test(name) && name !== current);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  );
  aged.sort((a, b) => b.at - a.at);
  for (const { name } of aged.slice(keptVersions - 1)) await rm(path.join(dist, name), { recursive: true });
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
