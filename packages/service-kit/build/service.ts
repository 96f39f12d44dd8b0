import { existsSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import * as z from 'zod';
import { runBundler } from '../../config/build/run-bundler.ts';
import { swcService } from '../../config/build/swc-service.ts';

/**
 * Libraries of many small files: loading them from a bundle takes a third less CPU time than resolving,
 * reading and linking each file. Other libraries are imported from node_modules.
 */
const bundledLibraries = [
  '@nats-io/.+',
  '@nestjs/(?:common|core|microservices|passport|platform-fastify|typeorm)',
  '@opentelemetry/.+',
  '@sqltools/formatter',
  'graphile-worker|@graphile/logger|graphile-config|json5|cosmiconfig|js-yaml',
  'libphonenumber-js',
  'pg(?:-(?:connection-string|int8|pool|protocol|types))?|postgres-[a-z]+',
  'prom-client|tdigest|bintrees',
  'rate-limiter-flexible',
  'rxjs|tslib|iterare',
  'stripe',
  'typeorm|sql-highlight',
  'zod',
];
const bundled = new RegExp(`^(?:#|(?:@valam/.+|${bundledLibraries.join('|')})(?:/|$))`);

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

interface ServiceBuild {
  /** Entry files by program name; each becomes a file with that name in `dist`. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Folders that the programs read, copied into `dist`. */
  readonly copied?: readonly string[];
}

/**
 * Builds a back-end unit into `<folder>/dist` atomically: a process that starts from the old build never
 * reads a part of the new one.
 */
export async function buildService(
  folder: string,
  { programs = { main: './src/main.ts' }, copied = [] }: ServiceBuild = {},
): Promise<void> {
  const target = path.join(folder, 'dist');
  const unfinished = `${target}.unfinished-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  try {
    await runBundler(settings(folder, programs, unfinished));
    for (const name of copied)
      await cp(path.join(folder, name), path.join(unfinished, path.basename(name)), { recursive: true });
    await rename(target, old).catch(() => undefined);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

function settings(folder: string, entry: Readonly<Record<string, string>>, output: string): Configuration {
  return {
    context: folder,
    mode: 'production',
    target: 'node24',
    devtool: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    entry,
    output: {
      path: output,
      module: true,
      // The entry of a worker thread exports functions that its pool calls.
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].js',
      chunkFilename: '[name].js',
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
    },
    externals: [
      // An ES import would read all exports of the module: for `node:http` that loads the whole
      // implementation of fetch.
      ({ request = '' }) => (isBuiltin(request) ? `node-commonjs ${request}` : undefined),
      ({ request = '', context = folder, dependencyType }) => {
        if (/^[./]/.test(request) || bundled.test(request)) return undefined;
        assertSameCopy(request, context, folder);
        assertOneCopy(request, folder);
        return `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`;
      },
    ],
    optimization: {
      // Not minified, only escaped to ASCII: with any character beyond Latin-1, V8 stores the whole source
      // with two bytes per character.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            minify: false,
            compress: false,
            mangle: false,
            format: { asciiOnly: true, comments: false },
          },
        }),
      ],
      // Nest and TypeORM read class names at run time.
      concatenateModules: false,
      // Environment variables are evaluated at run time.
      nodeEnv: false,
      moduleIds: 'named',
      chunkIds: 'named',
      splitChunks: {
        chunks: 'async',
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries' },
          own: { test: (module) => !isLibrary(module.nameForCondition?.()), name: 'own' },
        },
      },
    },
    module: {
      // Programs and files are resolved relative to the running code.
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [
        // Libraries require optional packages at run time; Node resolves those.
        {
          test: /[\\/]node_modules[\\/]/,
          parser: {
            importDynamic: false,
            requireDynamic: false,
            requireAsExpression: false,
            createRequire: true,
          },
        },
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: swcService.jsc },
        },
      ],
    },
    plugins: [
      // Source maps of own sources only: Node parses a map when it loads the file.
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: /^libraries\.js$/,
        moduleFilenameTemplate: '[absolute-resource-path]',
        columns: false,
        noSources: true,
      }),
    ],
  };
}

const isLibrary = (file: string | null | undefined): boolean => /[\\/]node_modules[\\/]/.test(file ?? '');

const packageOf = (request: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/**
 * A bundle resolves an external import from the unit's folder, which may contain another version than the
 * workspace package uses.
 */
function assertSameCopy(request: string, from: string, folder: string): void {
  const name = packageOf(request);
  const [wanted, found] = [installedAt(name, from), installedAt(name, folder)];
  if (wanted !== found && wanted !== undefined)
    throw new Error(`${from} imports ${name} from ${wanted}, the bundle would import it from ${found}`);
}

/**
 * An external library resolves its dependencies from its own location: a dependency that is also bundled
 * would be loaded twice.
 */
function assertOneCopy(request: string, folder: string, seen = new Set<string>()): void {
  const place = installedAt(packageOf(request), folder);
  if (!place || seen.has(place)) return;
  seen.add(place);
  const { dependencies, peerDependencies } = Manifest.parse(
    JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (bundled.test(name) && name !== 'tslib')
      throw new Error(`${request} is imported, and would load a second copy of ${name}, which is bundled`);
    assertOneCopy(name, place, seen);
  }
}

function installedAt(name: string, from: string): string | undefined {
  const place = path.join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  const parent = path.dirname(from);
  return parent === from ? undefined : installedAt(name, parent);
}
