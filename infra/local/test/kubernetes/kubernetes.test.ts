import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root, textOf } from '../../src/checkout.ts';
import { units } from '../../src/units.ts';
import { composeServices } from '../containers/compose-file.js';
import {
  environments,
  folder,
  manifestsIn,
  oneOf,
  read,
  type Kustomization,
  type Manifest,
} from './manifests.js';

const common = parse(read('base/common/unit-pod.yaml')) as Manifest;

it('every kustomization refers to existing files', () => {
  const files = globSync('**/kustomization.yaml', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { resources = [], components = [], patches = [] } = parse(read(file)) as Kustomization;
    for (const named of [...resources, ...components, ...patches.flatMap((patch) => patch.path ?? [])])
      expect([named, existsSync(path.join(folder, path.dirname(file), named))]).toEqual([named, true]);
  }
});

it('all units have zero-downtime rollouts, three probes, a read-only file system and no privileges', () => {
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

describe('front', () => {
  const manifests = manifestsIn('base/front');
  const deployment = oneOf(manifests, 'Deployment');
  const [container] = deployment.spec.template.spec.containers;
  const values = Object.fromEntries(
    (container?.env ?? []).map(({ name, value, valueFrom }) => [name, value ?? valueFrom]),
  );

  it('has at least two replicas and a disruption budget', () => {
    expect(oneOf(manifests, 'HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThanOrEqual(2);
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(oneOf(manifests, 'PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  });

  it('sets every variable that its templates read, as in compose', () => {
    const template = textOf('infra/docker/nginx/plain.conf.template');
    const read = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name ?? '');
    const exported = textOf('infra/docker/nginx/15-addresses.envsh');
    const computed = /^export (.+)$/m.exec(exported)?.[1]?.split(' ') ?? [];
    read.push(...[...exported.matchAll(/\$\{(SITE_ORIGIN)/g)].map(([, name]) => name ?? ''));
    const given = (name: string) => computed.includes(name);
    expect(read.length).toBeGreaterThan(3);
    for (const settings of [values, composeServices().proxy.environment])
      expect(read.filter((name) => !given(name) && !settings[name])).toEqual([]);
  });

  it.each(['shell', 'gateway'])('resolves every replica of %s through a headless service', (unit) => {
    const service = `${unit}-replicas`;
    expect(values[`${unit.toUpperCase()}_ADDRESS`]).toBe(
      `http://${service}.$(NAMESPACE).svc.cluster.local:8080`,
    );
    const services = manifestsIn(`base/${unit}`).filter(({ kind }) => kind === 'Service') as unknown as {
      metadata: { name: string };
      spec: { clusterIP?: string };
    }[];
    expect(services.find(({ metadata }) => metadata.name === service)?.spec.clusterIP).toBe('None');
  });

  it('has all files of its configuration and receives all traffic from outside', () => {
    const { configMapGenerator } = parse(textOf('infra/docker/nginx/kustomization.yaml')) as {
      configMapGenerator: { files: string[] }[];
    };
    for (const file of configMapGenerator[0]?.files ?? [])
      expect([file, existsSync(path.join(root, 'infra/docker/nginx', file.split('=').at(-1) ?? ''))]).toEqual(
        [file, true],
      );
    const ingress = parse(read('base/network/ingress.yaml')) as {
      spec: { rules: { http: { paths: { backend: { service: { name: string } } }[] } }[] };
    };
    const backends = ingress.spec.rules.flatMap(({ http }) =>
      http.paths.map(({ backend }) => backend.service.name),
    );
    expect(backends).toEqual(['front']);
  });
});

describe.each(units)('%s', (unit) => {
  const manifests = manifestsIn(`base/${unit}`);
  const deployment = oneOf(manifests, 'Deployment');
  const [container] = deployment.spec.template.spec.containers;

  it('has at least two replicas, an autoscaler and a disruption budget', () => {
    const scaler = oneOf(manifests, 'HorizontalPodAutoscaler');
    expect(scaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    expect(scaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(oneOf(manifests, 'PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(container?.resources).toMatchObject({ requests: {}, limits: {} });
  });

  it('has no credentials in plain text', () => {
    const secret = /PASSWORD|SECRET|_URL$|_KEY/;
    const open = (container?.env ?? []).filter(
      ({ name, value = '' }) => secret.test(name) && /:\/\/[^$]*:[^$]+@/.test(value),
    );
    expect(open).toEqual([]);
  });

  it.each(environments)(
    'has its own image tag in %s, and every setting of the compose file',
    (environment) => {
      const { images = [] } = parse(
        read(`overlays/${environment}/${unit}/kustomization.yaml`),
      ) as Kustomization;
      expect(images.map(({ name }) => name)).toEqual([`valam/${unit}`]);
      const site = read(`overlays/${environment}/platform/site.env`);
      const given = [
        ...(container?.env ?? []).map(({ name }) => name),
        ...[...site.matchAll(/^([A-Z_0-9]+)=/gm)].map((match) => match[1] ?? ''),
      ];
      const wanted = Object.entries(composeServices()[unit]?.environment ?? {})
        .filter(([, value]) => !/^(''|)$|:-\}$/.test(String(value)))
        .map(([name]) => name);
      expect(wanted.filter((name) => !given.includes(name))).toEqual([]);
    },
  );
});
