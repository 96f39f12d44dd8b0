import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../checkout.ts';
import type { Workspace } from './workspaces.ts';

const leftOut =
  /(^|\/)(node_modules|dist[^/]*|coverage|test|reports|\.cache)(\/|$)|\.test\.tsx?$|\.md$|\.tsbuildinfo$/;

async function filesOf(dir: string) {
  const files = [];
  for await (const entry of glob('**/*', {
    cwd: dir,
    withFileTypes: true,
    exclude: (e) => leftOut.test(typeof e === 'string' ? e : e.name),
  })) {
    const file = path.relative(dir, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !leftOut.test(file)) files.push(file);
  }
  return files.sort();
}

async function ownContent({ dir }: Workspace) {
  const hash = createHash('sha256');
  for (const file of await filesOf(dir)) hash.update(`${file}\0`).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex');
}

/**
 * A hash of each workspace's build inputs: its files, the workspaces it bundles, the build scripts and the installed
 * versions. Equal fingerprints mean equal output.
 */
export async function fingerprints(all: Workspace[]): Promise<Map<string, string>> {
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]));
  const shared = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of ['packages/config/build', 'infra/local/src/build']) {
    const dir = path.join(root, folder);
    for (const file of await filesOf(dir)) shared.update(readFileSync(path.join(dir, file)));
  }
  const common = shared.digest('hex');
  const contents = new Map(await Promise.all(all.map(async (w) => [w.name, await ownContent(w)] as const)));

  const closure = (name: string, seen: Set<string> = new Set()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const used of byName.get(name)?.uses ?? []) closure(used, seen);
    return seen;
  };
  // Only bundles include other workspaces; transpiled workspaces have no inputs but their own files.
  const parts = (w: Workspace) => (w.kind !== 'transpiled' ? [...closure(w.name)].sort() : [w.name]);
  return new Map(
    all.map((w) => {
      const hash = createHash('sha256').update(common);
      for (const part of parts(w)) hash.update(contents.get(part) ?? '');
      return [w.name, hash.digest('hex')];
    }),
  );
}
