const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * Relative imports of the Node side end in `.js`, as Node wants it; the tests run the source they were built from.
 * Only our own files are resolved this way; files of packages are not.
 *
 * @param {string} request
 * @param {import('jest-resolve').ResolverOptions} options
 */
module.exports = (request, options) => {
  const isOwn = /^\.{1,2}\//.test(request) && !options.basedir.includes(`${path.sep}node_modules${path.sep}`);
  if (isOwn && request.endsWith('.js')) {
    const stem = path.resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) {
      if (existsSync(stem + extension)) return stem + extension;
    }
  }
  return options.defaultResolver(request, options);
};
