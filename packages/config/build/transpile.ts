import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { swcService } from './swc-service.ts';

const relativeImport = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

async function filesIn(dir: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(`${folder}/**/*`, { cwd: dir, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(dir, path.join(entry.parentPath, entry.name)));
  }
  return files;
}

/** `src/booking/x.ts` → `booking/x.js`; `sample/x.ts` → `sample/x.js`. */
const outputOf = (file: string): string => file.replace(/^src\//, '').replace(/\.tsx?$/, '.js');

/** Sample content is beside `src`, but inside `dist` after the build: rewrites the imports between the two. */
function settleImports(code: string, file: string): string {
  const output = path.dirname(outputOf(file));
  return code.replace(relativeImport, (_all, before: string, quote: string, specifier: string) => {
    const target = outputOf(path.join(path.dirname(file), specifier));
    const settled = path.relative(output, target);
    return `${before}${quote}${settled.startsWith('.') ? settled : `./${settled}`}${quote}`;
  });
}

async function transpileFile(dir: string, out: string, file: string): Promise<void> {
  const target = path.join(out, outputOf(file));
  await mkdir(path.dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(file)) return cp(path.join(dir, file), target);
  const source = path.join(dir, file);
  const { code, map } = await transformFile(source, {
    ...swcService,
    filename: source,
    sourceFileName: source,
  });
  await writeFile(`${target}.map`, map ?? '');
  await writeFile(
    target,
    `${settleImports(code, file)}\n//# sourceMappingURL=${path.basename(target)}.map\n`,
  );
}

/**
 * Compiles the TypeScript of a workspace (`src`, `sample`) into `dist`, all or nothing: a process that runs from the old
 * `dist` never sees a part of the new one.
 */
export async function transpile(dir: string): Promise<void> {
  const files = (await Promise.all(['src', 'sample'].map((folder) => filesIn(dir, folder)))).flat();
  const unfinished = path.join(dir, `dist.new-${process.pid}`);
  const old = path.join(dir, `dist.old-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await Promise.all(
      files
        .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
        .map((file) => transpileFile(dir, unfinished, file)),
    );
    await rename(path.join(dir, 'dist'), old).catch(() => {});
    await rename(unfinished, path.join(dir, 'dist'));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
