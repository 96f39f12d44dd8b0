import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { filesIn, integrityOf, precompress } from './files.mjs';
import { LeanContainerPlugin } from './lean-container.mjs';
import { servedGenerations, sharedLibraries } from './platform.mjs';
import { runBundler } from './run-bundler.mjs';
import { commonSettings, kitFolder, packagesFolder } from './settings.mjs';

const require = createRequire(import.meta.url);

/**
 * Builds the shell into `<folder>/dist/{client,server,worker}`, all or nothing.
 * @param {string} folder
 * @param {{ isDevelopment?: boolean, dist?: string }} [options] `isDevelopment`: React reports every difference
 */
export async function buildShell(folder, { isDevelopment = false, dist = 'dist' } = {}) {
  const target = path.resolve(folder, dist);
  const unfinished = `${target}.unfinished-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'client'), { recursive: true });
  try {
    const stats = await runBundler(clientSettings(folder, path.join(unfinished, 'client'), isDevelopment));
    await writeList(path.join(unfinished, 'client'), 'entry.json', stats.entrypoints.main.assets);
    const later = laterParts.flatMap((name) => stats.namedChunkGroups[name].assets);
    await writeList(path.join(unfinished, 'client'), 'later.json', later);
    await cp(path.join(packagesFolder, 'ui/assets/fonts'), path.join(unfinished, 'client/fonts'), {
      recursive: true,
    });
    await cp(path.join(folder, 'public'), path.join(unfinished, 'client'), { recursive: true });
    await precompress(path.join(unfinished, 'client'));
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

/** Chunks of the frame that every page fetches when the visitor comes to them. */
const laterParts = ['page-foot'];

const keptMs = 14 * 24 * 60 * 60 * 1000;

/** A page of the shell before this one still asks for its own files: they stay for as long as tabs live. */
async function keepOldAssets(before, now) {
  const present = new Set(await filesIn(now));
  for (const file of await filesIn(before).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(before, file));
    if (present.has(file) || Date.now() - mtimeMs > keptMs) continue;
    await mkdir(path.dirname(path.join(now, file)), { recursive: true });
    await cp(path.join(before, file), path.join(now, file), { preserveTimestamps: true });
  }
}

/** Provides the platform to remotes: whole, at once, in one copy. */
function clientSettings(folder, output, isDevelopment) {
  const common = commonSettings({ folder, namespace: 'shell', isDevelopment });
  const libraries = sharedLibraries(isDevelopment);
  return {
    ...common,
    name: 'client',
    target: ['web', 'es2022'],
    // Naming each library here keeps it whole: what only remotes use must not fall out.
    entry: {
      main: [path.join(kitFolder, 'build/nonce.js'), ...Object.keys(libraries), './src/client/entry.ts'],
    },
    output: {
      path: output,
      uniqueName: 'shell',
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
    },
    resolve: {
      ...common.resolve,
      alias: { 'styled-components$': path.join(kitFolder, 'build/styling.mjs') },
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: { platform: { test: /[\\/]node_modules[\\/]/, name: 'platform', enforce: true } },
      },
    },
    module: { ...common.module, rules: [...common.module.rules, federationParts] },
    plugins: [
      // The shell gives and never asks: what it imports itself is the very copy that it hands out.
      new rspack.sharing.ProvideSharedPlugin({
        shareScope: 'default',
        provides: Object.fromEntries(
          Object.entries(libraries).map(([library, version]) => [
            library,
            { shareKey: library, singleton: true, version, eager: true },
          ]),
        ),
      }),
      ...(isDevelopment ? [] : [new LeanContainerPlugin()]),
      new rspack.NormalModuleReplacementPlugin(
        /\/Prefixer\.js$/,
        path.join(kitFolder, 'build/no-prefixes.mjs'),
      ),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: !isDevelopment }),
    ],
  };
}

/**
 * The federation library loads scripts here. Which version is taken is decided by the registry, and which library goes
 * to whom by the bundler's own share scope: its parts for these are left out.
 */
const federationParts = {
  test: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  sideEffects: false,
};

/** The service worker: one file, handed out as `/sw.js`. */
function workerSettings(folder, output, isDevelopment) {
  return {
    ...commonSettings({ folder, namespace: 'shell', isDevelopment }),
    name: 'worker',
    target: 'webworker',
    devtool: false,
    entry: { sw: './src/worker/main.ts' },
    output: { path: output, filename: '[name].js', strictModuleErrorHandling: true },
  };
}

/** The front process and the rendering process, each one file with everything in it. */
function serverSettings(folder, output, isDevelopment) {
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
    },
    resolve: { ...common.resolve, alias: singleCopies() },
    node: { __dirname: false },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new rspack.DefinePlugin({ SERVED_GENERATIONS: JSON.stringify(servedGenerations()) })],
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...common.module.rules,
        {
          test: path.join(folder, 'src/render/platform-modules.ts'),
          use: [
            {
              loader: path.join(kitFolder, 'build/platform-modules-loader.mjs'),
              options: { isDevelopment },
            },
          ],
        },
        sentAsText(folder),
      ],
    },
  };
}

/** The document carries the text of these functions: it is made as short as that of other scripts. */
const sentAsText = (folder) => ({
  include: path.join(folder, 'src/render/first-paint'),
  enforce: 'post',
  loader: 'builtin:swc-loader',
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
});

/** `import` and `require` would each find a file of their own; there must be one sheet of styles. */
function singleCopies() {
  return { 'styled-components$': require.resolve('styled-components').replace(/cjs\.js$/, 'esm.js') };
}

async function writeList(client, list, assets) {
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
