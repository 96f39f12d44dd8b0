import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transpile } from '../../../../packages/config/build/transpile.ts';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';
import { fingerprints } from './fingerprint.ts';
import { workspaces } from './workspaces.ts';
import type { Workspace } from './workspaces.ts';

const markOf = (name: string) => path.join(root, '.cache/build', name);

async function bundle(workspace: Workspace) {
  if (!existsSync(path.join(workspace.dir, 'build.mjs'))) return false;
  const { isGood, output } = await runProgram(process.execPath, ['build.mjs'], {
    cwd: workspace.dir,
    env: { NODE_ENV: 'production' },
  });
  if (!isGood) throw new Error(`${workspace.name} could not be built:\n${output}`);
  return true;
}

async function build(workspace: Workspace) {
  if (workspace.kind !== 'transpiled') return bundle(workspace);
  await transpile(workspace.dir);
  return true;
}

/** Builds every workspace that changed since its last build. A failed build does not stop the others. */
export async function buildAll({
  only,
  force = false,
  log = () => {},
}: { only?: readonly string[]; force?: boolean; log?: (line: string) => void } = {}): Promise<{
  built: string[];
  failed: { name: string; message: string }[];
}> {
  const all = workspaces();
  const prints = await fingerprints(all);
  const wanted = all.filter((w) => w.kind !== 'source' && (!only || only.includes(w.name)));
  await mkdir(path.join(root, '.cache/build'), { recursive: true });
  const built: string[] = [];
  const failed: { name: string; message: string }[] = [];

  const one = async (workspace: Workspace) => {
    const print = prints.get(workspace.name) ?? '';
    const last = await readFile(markOf(workspace.name), 'utf8').catch(() => '');
    if (!force && last === print && existsSync(path.join(workspace.dir, 'dist'))) return;
    const since = Date.now();
    try {
      if (!(await build(workspace))) return;
    } catch (error) {
      failed.push({ name: workspace.name, message: error instanceof Error ? error.message : String(error) });
      return;
    }
    await writeFile(markOf(workspace.name), print);
    built.push(workspace.name);
    log(`built ${workspace.name} in ${((Date.now() - since) / 1000).toFixed(1)} s`);
  };

  await Promise.all(wanted.filter((w) => w.kind === 'transpiled').map(one));
  // A bundler uses all cores: running one at a time is just as fast and needs less memory.
  for (const workspace of wanted.filter((w) => w.kind !== 'transpiled')) await one(workspace);
  return { built, failed };
}
