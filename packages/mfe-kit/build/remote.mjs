import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { contentVersion, filesIn, integrityOf, precompress } from './files.mjs';
import { LeanContainerPlugin } from './lean-container.mjs';
import { platform, sharedLibraries } from './platform.mjs';
import { runBundler } from './run-bundler.mjs';
import { browserOnlyModules, commonSettings, kitFolder } from './settings.mjs';
import { readSurface } from './surface.mjs';

export const entryFile = 'remoteEntry.js';
export const serverFile = 'server.cjs';
const keptVersions = 3;
/** The entry holds the hash of every chunk: the shorter one, because each page loads them all. */
const chunkHash = 'sha256';

/** `mfe-catalog` → `catalog`. @param {string} folder */
export const remoteName = (folder) => path.basename(folder).replace(/^mfe-/, '');

/** @param {string} name */
export const containerName = (name) => `mfe_${name}`;

/**
 * Builds a remote into `<folder>/dist/<version>`, where the version is the hash of what was built.
 * @param {string} folder
 */
export async function buildRemote(folder) {
  const unfinished = path.join(folder, `dist/.unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    const client = await runBundler(clientSettings(folder, unfinished));
    await runBundler(serverSettings(folder, unfinished));
    await writeManifest(folder, unfinished, client.namedChunkGroups ?? {});
    return await settle(folder, unfinished);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The browser's half: a container whose shared libraries come from the shell. */
export function clientSettings(folder, output, { isDevelopment = false, refresh = false } = {}) {
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
      // No names and no hashes: the folder is named by its content, and the entry would list each of them.
      filename: isDevelopment ? '[name].js' : '[id].js',
      chunkFilename: isDevelopment ? '[name].js' : '[id].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      ...common.optimization,
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      splitChunks: { cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true, test: isOwn } } },
    },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: containerName(name),
        filename: entryFile,
        library: { type: 'var', name: containerName(name) },
        exposes: {
          './remote': {
            name: 'remote',
            import: [path.join(kitFolder, 'build/nonce.js'), './src/expose/remote.ts'],
          },
        },
        shared: Object.fromEntries(
          Object.entries(sharedLibraries(isDevelopment)).map(([library, version]) => [
            library,
            { singleton: true, strictVersion: true, requiredVersion: version, import: false },
          ]),
        ),
      }),
      ...(isDevelopment
        ? []
        : [
            new LeanContainerPlugin(),
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [chunkHash], enabled: true }),
          ]),
    ],
  };
}

/** What comes from the share scope is no part of any chunk. */
const isOwn = (module) => module.type !== 'consume-shared-module';

/** The server's half: one file that asks for the platform and nothing else. */
export function serverSettings(folder, output, { isDevelopment = false } = {}) {
  const common = commonSettings({ folder, namespace: remoteName(folder), isDevelopment });
  return {
    ...common,
    name: 'server',
    devtool: false,
    target: 'node24',
    entry: { server: './src/expose/remote.ts' },
    output: {
      path: output,
      filename: serverFile,
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
    },
    externalsType: 'commonjs',
    externals: Object.keys(sharedLibraries(isDevelopment)).map((library) => ({ [library]: library })),
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [...common.module.rules, browserOnlyModules],
    },
  };
}

/** Says what the folder holds, by file and hash, for the registry. */
async function writeManifest(folder, output, groups) {
  const files = (await filesIn(output)).filter((file) => file.endsWith('.js'));
  const integrity = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file,
        integrityOf(await readFile(path.join(output, file)), file === entryFile ? 'sha384' : chunkHash),
      ]),
    ),
  );
  const chunks = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      group.assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
  const surface = await readSurface(path.join(output, serverFile));
  checkSurface(folder, surface, chunks);
  const manifest = {
    name: surface.name,
    platform: platform.generation,
    paths: surface.paths,
    slots: surface.slots,
    client: { entry: entryFile, chunks, integrity },
    server: { file: serverFile, integrity: integrityOf(await readFile(path.join(output, serverFile))) },
  };
  await writeFile(path.join(output, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** The server makes its hints from the names that pages give their chunks, so a wrong name fails the build. */
function checkSurface(folder, surface, chunks) {
  if (surface.name !== remoteName(folder)) {
    throw new Error(`${folder} calls itself ${surface.name}, not ${remoteName(folder)}`);
  }
  for (const chunk of surface.chunks) {
    if (!chunks[chunk]) throw new Error(`${folder}: there is no chunk ${chunk}; check its webpackChunkName`);
  }
}

/** Gives the folder its version as its name, points `current.json` at it and lets go of old ones. */
async function settle(folder, unfinished) {
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

async function dropOldVersions(dist, current) {
  const names = (await readdir(dist)).filter((name) => /^[0-9a-f]{12}$/.test(name) && name !== current);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  );
  aged.sort((a, b) => b.at - a.at);
  for (const { name } of aged.slice(keptVersions - 1)) await rm(path.join(dist, name), { recursive: true });
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
