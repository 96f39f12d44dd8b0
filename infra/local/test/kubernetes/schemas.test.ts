import { expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../../src/checkout.ts';

interface Document {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
type Model = new (document: Document) => { validate: () => void };

const require = createRequire(import.meta.url);
const schemas = path.dirname(require.resolve('kubernetes-models/package.json'));
/** Custom resources, which are not in the published schemas. */
const ofOperators = /^(postgresql\.cnpg\.io|barmancloud\.cnpg\.io|kustomize\.config\.k8s\.io)\//;

const folder = path.join(root, 'infra/kubernetes');
const documents = globSync('{base,drills,overlays}/**/*.yaml', { cwd: folder })
  // Partial pod specs, used as patches.
  .filter((file) => !file.startsWith('base/common/'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'), { uniqueKeys: true }).map((one) => {
      expect([file, one.errors]).toEqual([file, []]);
      return { file, document: one.toJS() as Document };
    }),
  )
  .filter(({ document }) => !ofOperators.test(document.apiVersion));

function faultsOf(document: Document): string[] {
  const file = path.join(schemas, document.apiVersion, `${document.kind}.js`);
  if (!existsSync(file)) return [`there is no ${document.kind} in ${document.apiVersion}`];
  const models = require(file) as Record<string, Model>;
  const Known = models[document.kind];
  if (!Known) return [`${document.kind} cannot be read`];
  try {
    new Known(document).validate();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it('every manifest matches the published schema of its kind', () => {
  expect(documents.length).toBeGreaterThan(50);
  const faults = documents.flatMap(({ file, document }) =>
    faultsOf(document).map((fault) => `${file} ${document.kind}/${document.metadata.name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('an invalid manifest is detected', () => {
  const [scaler] = documents.flatMap(({ document }) =>
    document.kind === 'HorizontalPodAutoscaler' ? [document] : [],
  );
  const broken = { ...scaler, spec: { minReplicas: 'two' } } as unknown as Document;
  expect(faultsOf(broken)).not.toEqual([]);
  expect(faultsOf({ ...broken, kind: 'HorizontalPodAutoscalar' })).not.toEqual([]);
});

it('declares each priority class that a pod uses', () => {
  const known = documents.flatMap(({ document }) =>
    document.kind === 'PriorityClass' ? [document.metadata.name] : [],
  );
  const text = globSync('base/**/*.yaml', { cwd: folder }).map((file) => ({
    file,
    named: [...readFileSync(path.join(folder, file), 'utf8').matchAll(/priorityClassName: (\S+)/g)].map(
      ([, name]) => name,
    ),
  }));
  const used = text.flatMap(({ named }) => named);
  expect(new Set(used)).toEqual(new Set(known));
});
