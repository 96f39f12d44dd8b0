import path from 'node:path';
import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';

export const kitFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const packagesFolder = path.resolve(kitFolder, '..');

const contractsFolder = path.join(packagesFolder, 'contracts/src');

/** The same for both sides: class names are made from these flags, so they must not differ. */
const styledComponents = (namespace, isDevelopment) => [
  '@swc/plugin-styled-components',
  { ssr: true, namespace, displayName: isDevelopment, fileName: false, pure: true },
];

const swc = ({ namespace, isDevelopment, refresh = false }) => ({
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

/**
 * What every build of the front end has in common.
 * @param {{ folder: string, namespace: string, isDevelopment: boolean, refresh?: boolean }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function commonSettings({ folder, namespace, isDevelopment, refresh }) {
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    performance: false,
    // What one pass has made plain, the next one shortens: half a percent of every file.
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
    module: {
      rules: [
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
            { loader: path.join(kitFolder, 'build/contracts-loader.mjs') },
          ],
        },
        { test: /\.tsx?$/, include: [path.join(packagesFolder, 'ui/src')], sideEffects: false },
      ],
    },
  };
}

/** A page that only the browser renders stays out of a server bundle. */
export const browserOnlyModules = {
  test: /\.browser\.tsx?$/,
  loader: path.join(kitFolder, 'build/left-out-loader.mjs'),
};
