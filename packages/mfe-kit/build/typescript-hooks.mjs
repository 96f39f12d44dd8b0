import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Relative imports without an ending, or with that of the built file, lead to the TypeScript beside. */
export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\//.test(specifier) && context.parentURL?.startsWith('file:')) {
    const stem = specifier.replace(/\.js$/, '');
    for (const ending of ['.ts', '.tsx']) {
      const source = new URL(stem + ending, context.parentURL);
      if (existsSync(fileURLToPath(source)))
        return { url: source.href, format: 'module', shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/** Types are taken off by the compiler that also builds everything, so any Node will do. */
export async function load(url, context, next) {
  if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), {
    swcrc: false,
    filename: fileURLToPath(url),
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
