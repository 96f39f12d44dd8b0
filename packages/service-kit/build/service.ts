import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { runBundler } from '../../config/build/run-bundler.ts';
import { swcService } from '../../config/build/swc-service.ts';

/**
 * Libraries of many small files: a bundle reads them in a third less processor time than Node finds, reads and links them
 * one by one. Everything else is imported from where it is installed.
 */
const bundled =
  /^(?:#|(?:@valam|@nestjs\/(?:common|core|microservices|platform-fastify|typeorm)|@nats-io|@opentelemetry|rxjs|tslib|zod)(?:\/|$))/;

interface ServiceBuild {
  /** By name; each becomes a file of that name, beside the others. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Folders that the programs read, copied beside them. */
  readonly copied?: readonly string[];
}

/**
 * Builds a back-end unit into `<folder>/dist`, all or nothing: a process that starts from the old build never reads a part
 * of the new one.
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
      // A thread exports what its pool calls.
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
    externalsPresets: { node: true },
    externals: [
      ({ request = '', context = folder, dependencyType }) => {
        if (/^[./]/.test(request) || bundled.test(request)) return undefined;
        assertSameCopy(request, context, folder);
        return `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`;
      },
    ],
    optimization: {
      // Not smaller code, but no sign outside Latin 1: with one, a process holds the text in two bytes a sign.
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
      // Nest and TypeORM read the names of classes.
      concatenateModules: false,
      // The environment decides when the program runs.
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
      // Programs and files are found relative to the code that runs.
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [
        // Nest asks for optional packages when it runs: Node answers.
        { test: /[\\/]node_modules[\\/]@nestjs[\\/]/, parser: { importDynamic: false } },
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: swcService.jsc },
        },
      ],
    },
    plugins: [
      // Stack traces name our sources. Node reads a map when it loads the file, so libraries have none.
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: /^libraries\.js$/,
        moduleFilenameTemplate: '[absolute-resource-path]',
      }),
    ],
  };
}

const isLibrary = (file: string | null | undefined): boolean => /[\\/]node_modules[\\/]/.test(file ?? '');

/** A bundle imports from the unit's folder what one of our packages may have in another version. */
function assertSameCopy(request: string, from: string, folder: string): void {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
  const [wanted, found] = [installedAt(name, from), installedAt(name, folder)];
  if (wanted !== found && wanted !== undefined)
    throw new Error(`${from} imports ${name} from ${wanted}, the bundle would import it from ${found}`);
}

function installedAt(name: string, from: string): string | undefined {
  const place = path.join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  const parent = path.dirname(from);
  return parent === from ? undefined : installedAt(name, parent);
}
