import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../src/checkout.ts';

const folder = path.join(root, 'infra/kubernetes');
const units = ['catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell'];
const environments = ['staging', 'production'];

interface Container {
  env?: { name: string; value?: string; valueFrom?: object }[];
  resources?: { requests?: object; limits?: object };
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  startupProbe?: object;
  readinessProbe?: object;
  livenessProbe?: object;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { securityContext: { runAsNonRoot: boolean }; containers: Container[] };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template: Pod;
    selector: { matchLabels: Record<string, string> };
    strategy: { rollingUpdate: { maxUnavailable: number } };
    scaleTargetRef: { name: string };
    minReplicas: number;
  };
}
interface Kustomization {
  resources?: string[];
  components?: string[];
  patches?: { path?: string }[];
  images?: { name: string; newTag: string }[];
}

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const manifestsIn = (at: string): Manifest[] =>
  globSync('*.yaml', { cwd: path.join(folder, at) })
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(path.join(at, file))).map((one) => one.toJS() as Manifest));
const oneOf = (manifests: Manifest[], kind: string): Manifest => {
  const found = manifests.filter((one) => one.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] as Manifest;
};
const common = parse(read('base/common/unit-pod.yaml')) as Manifest;

it('every kustomization names what is there', () => {
  const files = globSync('**/kustomization.yaml', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { resources = [], components = [], patches = [] } = parse(read(file)) as Kustomization;
    for (const named of [...resources, ...components, ...patches.flatMap((patch) => patch.path ?? [])])
      expect([named, existsSync(path.join(folder, path.dirname(file), named))]).toEqual([named, true]);
  }
});

it('what all units share: ready before the old goes, three probes, nothing to write to, no rights', () => {
  expect(common.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  const [container] = common.spec.template.spec.containers;
  expect(container).toMatchObject({
    startupProbe: {},
    readinessProbe: {},
    livenessProbe: {},
    securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
  });
  expect(common.spec.template.spec.securityContext.runAsNonRoot).toBe(true);
});

describe.each(units)('%s', (unit) => {
  const manifests = manifestsIn(`base/${unit}`);
  const deployment = oneOf(manifests, 'Deployment');
  const [container] = deployment.spec.template.spec.containers;

  it('runs at least twice, scales, and is never drained as a whole', () => {
    const scaler = oneOf(manifests, 'HorizontalPodAutoscaler');
    expect(scaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    expect(scaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(oneOf(manifests, 'PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(container?.resources).toMatchObject({ requests: {}, limits: {} });
  });

  it('takes its secrets from secrets', () => {
    const secret = /PASSWORD|SECRET|_URL$|_KEY/;
    const open = (container?.env ?? []).filter(
      ({ name, value = '' }) => secret.test(name) && /:\/\/[^$]*:[^$]+@/.test(value),
    );
    expect(open).toEqual([]);
  });

  it.each(environments)(
    'has a pointer of its own in %s, and every setting that the compose file gives it',
    (environment) => {
      const { images = [] } = parse(
        read(`overlays/${environment}/${unit}/kustomization.yaml`),
      ) as Kustomization;
      expect(images.map(({ name }) => name)).toEqual([`valam/${unit}`]);
      const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
        services: Record<string, { environment: Record<string, string> }>;
      };
      const site = read(`overlays/${environment}/platform/site.env`);
      const given = [
        ...(container?.env ?? []).map(({ name }) => name),
        ...[...site.matchAll(/^([A-Z_0-9]+)=/gm)].map((match) => match[1] ?? ''),
      ];
      const wanted = Object.entries(compose.services[unit]?.environment ?? {})
        .filter(([, value]) => !/^(''|)$|:-\}$/.test(String(value)))
        .map(([name]) => name);
      expect(wanted.filter((name) => !given.includes(name))).toEqual([]);
    },
  );
});
