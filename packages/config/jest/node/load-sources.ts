import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { transformSync, version } from '@swc/core';
import { swcService } from '../../build/swc-service.ts';

/**
 * Loads workspace sources in a test worker: TypeScript is compiled as in the build, and libraries are loaded once for
 * all test files of the worker.
 */

const cacheDir = path.resolve(import.meta.dirname, '../../../../.cache/test-sources');
mkdirSync(cacheDir, { recursive: true });

const options = { ...swcService, sourceMaps: 'inline' } as const;
const compiler = `${version} ${JSON.stringify(options)}`;

const isOwn = (url: string | undefined): url is string =>
  url?.startsWith('file:') === true && !url.includes('/node_modules/');

/** Relative imports end in `.js`, as Node requires; tests run the corresponding source. */
function sourceOf(url: URL): string | undefined {
  const stem = fileURLToPath(url).slice(0, -'.js'.length);
  const source = ['.ts', '.tsx'].map((extension) => stem + extension).find((file) => existsSync(file));
  return source && pathToFileURL(source).href;
}

function compiled(file: string): string {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha256').update(compiler).update(file).update(source).digest('hex');
  const kept = path.join(cacheDir, `${key}.mjs`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformSync(source, { ...options, filename: file });
  // Other workers may compile the same file concurrently; none may read a partial file.
  const draft = `${kept}.${process.pid}-${threadId}`;
  writeFileSync(draft, code);
  renameSync(draft, kept);
  return code;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return next('./globals.ts', { ...context, parentURL: import.meta.url });
    // The bundler's native threads outlive a test thread: a second one waits for them forever, and one that ends can
    // crash the process.
    if (specifier === '@rspack/core')
      throw new Error('A test starts the bundler in a process of its own, never in its thread');
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && isOwn(context.parentURL)) {
      const source = sourceOf(new URL(specifier, context.parentURL));
      if (source) return { url: source, shortCircuit: true };
    }
    // Workspace packages have their sources in `exports`.
    if (specifier.startsWith('@valam/'))
      return next(specifier, { ...context, conditions: [...context.conditions, 'source'] });
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isOwn(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);

// Workers are threads of one process, each with its own copy of the environment. The runner numbers them from 1 in
// every project; test servers need a unique number for each.
process.env['JEST_WORKER_ID'] = String(Math.max(1, threadId));
