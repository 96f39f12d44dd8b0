import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';

/** Runs one bundler configuration; errors and warnings reject. */
export async function runBundler(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(configuration);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) return reject(error ?? new Error('The bundler gave no result'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ all: false, errors: true, warnings: true })));
        }
        resolve(stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true }));
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
