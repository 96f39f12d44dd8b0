import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { swcService } from './swc-service.ts';

async function filesIn(dir: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: dir, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.relative(dir, path.join(entry.parentPath, entry.name)));
  }
  return files;
}

async function transpileFile(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source)) return cp(source, target);
  const built = target.replace(/\.tsx?$/, '.js');
  const { code, map } = await transformFile(source, {
    ...swcService,
    filename: source,
    sourceFileName: source,
  });
  await writeFile(`${built}.map`, map ?? '');
  await writeFile(built, `${code}\n//# sourceMappingURL=${path.basename(built)}.map\n`);
}

/**
 * Compiles the TypeScript of a package (`src`) file by file into `dist`, and replaces `dist` atomically: a running
 * process never sees a mixture of old and new files.
 */
export async function transpile(dir: string): Promise<void> {
  const source = path.join(dir, 'src');
  const files = await filesIn(source);
  const unfinished = path.join(dir, `dist.new-${process.pid}`);
  const old = path.join(dir, `dist.old-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await Promise.all(
      files
        .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
        .map((file) => transpileFile(path.join(source, file), path.join(unfinished, file))),
    );
    await rename(path.join(dir, 'dist'), old).catch(() => {});
    await rename(unfinished, path.join(dir, 'dist'));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
