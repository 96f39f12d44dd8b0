import { expect, it } from '@jest/globals';
import path from 'node:path';
import { textOf } from '../../src/checkout.ts';

/** Programs that run in the image: those that compose, Kubernetes and the runbooks use. */
const programs = ['publish', 'promote', 'rollback', 'maintenance', 'carry-out-rollbacks'].map(
  (name) => `infra/deploy/src/commands/${name}.ts`,
);
const stage = textOf('infra/docker/front-end.Dockerfile').split(' AS remotes\n')[1] ?? '';
const copied = [...stage.matchAll(/^COPY --from=built \/app\/(\S+) /gm)].map(([, folder = '']) => folder);

function importedBy(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, name = ''] of textOf(file).matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm,
  )) {
    const imported = path.join(path.dirname(file), name);
    if (!seen.has(imported)) importedBy(imported, seen);
  }
  return seen;
}

it('the image of the remotes has every file that its programs import', () => {
  const files = ['infra/deploy/publish.mjs', ...programs].flatMap((program) => [...importedBy(program)]);
  expect(files.length).toBeGreaterThan(20);
  const isThere = (file: string) => copied.some((folder) => file.startsWith(`${folder}/`));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
