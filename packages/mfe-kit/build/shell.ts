import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { browserHost, runtimeAsModules } from './federation.ts';
import { filesIn, integrityOf, precompress } from './files.ts';
import { servedGenerations, sharedLibraries } from './platform.ts';
import { runBundler } from '../../config/build/run-bundler.ts';
import { commonSettings, packagesFolder } from './settings.ts';

interface ShellOptions {
  /** React reports every hydration mismatch. */
  readonly isDevelopment?: boolean;
  readonly dist?: string;
}

/** Builds the shell into `<folder>/dist/{client,server,worker}`, atomically. */
export async function buildShell(
  folder: string,
  { isDevelopment = false, dist = 'dist' }: ShellOptions = {},
): Promise<void> {
  const target = path.resolve(folder, dist);
  const unfinished = `${target}.unfinished-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'client'), { recursive: true });
  try {
    await buildClient(folder, path.join(unfinished, 'client'), isDevelopment);
    await runBundler(serverSettings(folder, path.join(unfinished, 'server'), isDevelopment));
    await runBundler(workerSettings(folder, path.join(unfinished, 'worker'), isDevelopment));
    await keepOldAssets(path.join(target, 'client'), path.join(unfinished, 'client'));
    await writeFile(path.join(unfinished, 'package.json'), '{"type":"commonjs"}\n');
    await rename(target, old).catch(() => undefined);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

/** Chunks of the frame that every page lazy-loads near the viewport. */
const laterParts = ['page-foot'];

async function buildClient(folder: string, output: string, isDevelopment: boolean): Promise<void> {
  const { entrypoints, namedChunkGroups } = await runBundler(clientSettings(folder, output, isDevelopment));
  await writeList(output, 'entry.json', entrypoints?.['main']?.assets ?? []);
  const later = laterParts.flatMap((name) => namedChunkGroups?.[name]?.assets ?? []);
  await writeList(output, 'later.json', later);
  await cp(path.join(packagesFolder, 'ui/assets/fonts'), path.join(output, 'fonts'), { recursive: true });
  await cp(path.join(folder, 'public'), output, { recursive: true });
  await precompress(output);
}

const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Keeps the previous shell's files for the lifetime of tabs, because pages that are still open request them. */
async function keepOldAssets(before: string, now: string): Promise<void> {
  const present = new Set(await filesIn(now));
  for (const file of await filesIn(before).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(before, file));
    if (present.has(file) || Date.now() - mtimeMs > keptMs) continue;
    await mkdir(path.dirname(path.join(now, file)), { recursive: true });
    await cp(path.join(before, file), path.join(now, file), { preserveTimestamps: true });
  }
}

/** The browser bundle, which provides the whole platform to remotes, eagerly and in one copy. */
function clientSettings(folder: string, output: string, isDevelopment: boolean) {
  const common = commonSettings({ folder, namespace: 'shell', isDevelopment });
  return {
    ...common,
    name: 'client',
    target: ['web', 'es2022'],
    // As entries, libraries are not tree-shaken: exports that only remotes use must stay.
    entry: { main: [...Object.keys(sharedLibraries(isDevelopment)), './src/client/entry.ts'] },
    output: {
      path: output,
      uniqueName: 'shell',
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
    },
    resolve: { ...common.resolve, alias: runtimeAsModules() },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: { platform: { test: /[\\/]node_modules[\\/]/, name: 'platform', enforce: true } },
      },
    },
    plugins: [
      browserHost(isDevelopment),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: !isDevelopment }),
    ],
  } satisfies Configuration;
}

/** The service worker: one file, served as `/sw.js`. */
function workerSettings(folder: string, output: string, isDevelopment: boolean) {
  return {
    ...commonSettings({ folder, namespace: 'shell', isDevelopment }),
    name: 'worker',
    target: 'webworker',
    devtool: false,
    entry: { sw: './src/worker/main.ts' },
    output: { path: output, filename: '[name].js', strictModuleErrorHandling: true },
  } satisfies Configuration;
}

/** The front process and the rendering process, each a single file with all dependencies. */
function serverSettings(folder: string, output: string, isDevelopment: boolean) {
  const common = commonSettings({ folder, namespace: 'shell', isDevelopment });
  return {
    ...common,
    name: 'server',
    target: 'node24',
    entry: { main: './src/server/main.ts', renderer: './src/render/main.ts' },
    output: {
      path: output,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
      // Adds module names, so that a CPU profile shows whose code runs.
      pathinfo: true,
    },
    node: { __dirname: false },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new rspack.DefinePlugin({ SERVED_GENERATIONS: JSON.stringify(servedGenerations()) })],
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [...common.module.rules, sentAsText(folder)],
    },
  } satisfies Configuration;
}

/** The source text of these functions is inlined into the document, so it is minified like other scripts. */
const sentAsText = (folder: string) => ({
  include: path.join(folder, 'src/render/first-paint'),
  enforce: 'post' as const,
  loader: 'builtin:swc-loader',
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
});

async function writeList(client: string, list: string, assets: readonly { readonly name: string }[]) {
  const entry = await Promise.all(
    assets
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({
        href: `/assets/${name}`,
        integrity: integrityOf(await readFile(path.join(client, name))),
      })),
  );
  await writeFile(path.join(client, list), JSON.stringify(entry));
}
