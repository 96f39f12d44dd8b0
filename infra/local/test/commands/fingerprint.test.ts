import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { fingerprints } from '../../src/build/fingerprint.ts';
import { folderOfTest } from '../../src/testing/folder.ts';
import type { Workspace } from '../../src/build/workspaces.ts';

const dir = folderOfTest();
beforeEach(() => {
  for (const { name } of workspaces()) write(name, 'src/main.ts', 'export {};\n');
});

function write(name: string, file: string, text: string): void {
  const place = path.join(dir(), name, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const workspace = (name: string, kind: Workspace['kind'], uses: string[] = []): Workspace => ({
  name,
  kind,
  uses,
  folder: name,
  dir: path.join(dir(), name),
});

const workspaces = (): Workspace[] => [
  workspace('contracts', 'transpiled'),
  workspace('service-kit', 'transpiled', ['contracts']),
  workspace('leads', 'service', ['service-kit']),
  workspace('mfe-booking', 'front end', ['contracts']),
  workspace('shell', 'front end'),
];

/** The workspaces that a change causes to be rebuilt. */
async function builtAgain(change: () => void): Promise<string[]> {
  const before = await fingerprints(workspaces());
  change();
  const after = await fingerprints(workspaces());
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
}

it('a bundle is rebuilt when a direct or transitive dependency changes', async () => {
  expect(await builtAgain(() => write('contracts', 'src/main.ts', 'export const a = 1;\n'))).toEqual([
    'contracts',
    'leads',
    'mfe-booking',
  ]);
});

it('a transpiled package does not depend on the build of others', async () => {
  expect(await builtAgain(() => write('leads', 'src/main.ts', 'export const a = 1;\n'))).toEqual(['leads']);
});

it('tests and documents do not affect any build', async () => {
  expect(
    await builtAgain(() => {
      write('contracts', 'src/main.test.ts', 'throw new Error();\n');
      write('contracts', 'README.md', '# Contracts\n');
    }),
  ).toEqual([]);
});
