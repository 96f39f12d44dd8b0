import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { manifestsIn, read, type Kustomization, type Manifest } from './manifests.js';

const common = parse(read('base/common/unit-pod.yaml')) as Manifest;

it.each(['catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell'])(
  '%s defines no probes of its own: the shared component is applied later and would override them',
  (unit) => {
    const [shared] = common.spec.template.spec.containers;
    const probes = Object.keys(shared ?? {}).filter((key) => key.endsWith('Probe'));
    expect(probes).toHaveLength(3);
    const deployments = manifestsIn(`base/${unit}`).filter(({ kind }) => kind === 'Deployment');
    const [container] = deployments[0]?.spec.template.spec.containers ?? [];
    expect(probes.filter((probe) => probe in (container ?? {}))).toEqual([]);
  },
);

it.each([
  ['a shell that does not reach the gateway', 'a frame without content is better than no page', 'shell'],
  [
    'a gateway that does not reach NATS',
    'it has pictures, and the last answer to what everybody reads',
    'gateway',
  ],
])('%s is sent requests: %s', (_which, _why, unit) => {
  const { patches = [] } = parse(read(`base/${unit}/kustomization.yaml`)) as Kustomization;
  const changes = patches.flatMap(({ patch = '' }) => parse(patch) as { path: string }[]);
  const asks = (probe: string, value: string) => ({
    op: 'replace',
    path: `/spec/template/spec/containers/0/${probe}/httpGet/path`,
    value,
  });
  expect(changes).toContainEqual(asks('readinessProbe', '/healthz'));
  // The startup probe checks all dependencies: a port that does not listen yet gets no request.
  expect(changes).toContainEqual(asks('startupProbe', '/readyz'));
});

it('a service that waits for its servers is alive: only readiness depends on them', () => {
  const [shared] = common.spec.template.spec.containers;
  const asked = (path: string) => ({ httpGet: { path, port: 'ops' } });
  expect(shared).toMatchObject({
    startupProbe: asked('/healthz'),
    livenessProbe: asked('/healthz'),
    readinessProbe: asked('/readyz'),
  });
});
