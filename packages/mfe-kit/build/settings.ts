import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';

export const kitFolder = path.resolve(import.meta.dirname, '..');
export const packagesFolder = path.resolve(kitFolder, '..');

const contractsFolder = path.join(packagesFolder, 'contracts/src');

export interface BuildOptions {
  readonly folder: string;
  readonly namespace: string;
  readonly isDevelopment: boolean;
  readonly refresh?: boolean;
}

/** The same for server and browser: class names depend on these flags, so a difference would break hydration. */
const styledComponents = (namespace: string, isDevelopment: boolean) => [
  '@swc/plugin-styled-components',
  { ssr: true, namespace, displayName: isDevelopment, fileName: false, pure: true },
];

const swc = ({ namespace, isDevelopment, refresh = false }: Omit<BuildOptions, 'folder'>) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh } },
      target: 'es2022',
      experimental: {
        plugins: [styledComponents(namespace, isDevelopment)],
        cacheRoot: path.resolve(packagesFolder, '../.cache/swc'),
      },
    },
  },
});

/** Settings common to all builds of the front end. */
export function commonSettings({ folder, namespace, isDevelopment, refresh }: BuildOptions) {
  const rules: RuleSetRule[] = [
    {
      test: /\.tsx?$/,
      exclude: [contractsFolder],
      use: [swc({ namespace, isDevelopment, refresh })],
    },
    {
      test: /\.ts$/,
      include: [contractsFolder],
      sideEffects: false,
      use: [
        swc({ namespace, isDevelopment }),
        { loader: path.join(import.meta.dirname, 'contracts-loader.ts') },
      ],
    },
    { test: /\.tsx?$/, include: [path.join(packagesFolder, 'ui/src')], sideEffects: false },
  ];
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    performance: false,
    // Only errors and warnings of the compilation fail a build; infrastructure logs are reduced to errors.
    infrastructureLogging: { level: 'error' },
    // A second compression pass saves another half percent of every file.
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true },
        }),
      ],
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
    },
    module: { rules },
  } satisfies Configuration;
}

/** Keeps a page rendered only in the browser out of a server bundle. */
export const browserOnlyModules: RuleSetRule = {
  test: /\.browser\.tsx?$/,
  loader: path.join(import.meta.dirname, 'left-out-loader.ts'),
};
