import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../../src/checkout.ts';
import { composeServices } from './compose-file.js';
import { folder, manifestsIn, type Container } from '../kubernetes/manifests.js';

const mebibytes: Readonly<Record<string, number>> = { m: 1, Mi: 1, g: 1_024, Gi: 1_024 };

/** `384m`, `1Gi`, in MiB. */
function memoryOf(limit = ''): number {
  const [, count, unit = ''] = /^(\d+)(\w+)$/.exec(limit) ?? [];
  return Number(count) * (mebibytes[unit] ?? NaN);
}

const percentIn = (file: string, pattern: RegExp): number => Number(pattern.exec(textOf(file))?.[1]);
const heapFlag = /--max-old-space-size-percentage=(\d+)/;
const ofService = percentIn('infra/docker/service.Dockerfile', heapFlag);
const ofShell = percentIn('infra/docker/front-end.Dockerfile', heapFlag);
const ofRenderers = percentIn('shell/src/server/renderer-flags.ts', /heapsPercent = (\d+)/);

/** The containers of our images: name, image, memory limit. */
const inCompose = Object.entries(composeServices()).map(
  ([name, { image, mem_limit }]) => [`compose: ${name}`, image, mem_limit] as const,
);
const manifests = readdirSync(path.join(folder, 'base'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => manifestsIn(`base/${name}`))
  .flatMap(({ kind, metadata, spec }) => {
    const containers: Container[] = (spec as Partial<typeof spec>)?.template?.spec.containers ?? [];
    return containers.map((container) => ({ name: `Kubernetes: ${kind} ${metadata.name}`, ...container }));
  });
const inKubernetes = manifests.map(
  ({ name, image, resources }) => [name, image, resources?.limits?.memory] as const,
);
const units = [...inCompose, ...inKubernetes].flatMap(([name, image, limit]) => {
  const unit = /^valam\/(\w+):/.exec(image ?? '')?.[1] ?? '';
  if (['catalog', 'leads', 'identity', 'notifications', 'gateway'].includes(unit))
    return [{ name, limit: memoryOf(limit), heap: ofService, processes: 1 }];
  return unit === 'shell'
    ? [{ name, limit: memoryOf(limit), heap: ofShell + ofRenderers, processes: 3 }]
    : [];
});

/** In addition to its heap, a Node process needs memory for code, the young generation and buffers. */
const leastBeside = 90;

describe('the heap of a unit', () => {
  it.each(['infra/docker/service.Dockerfile', 'infra/docker/front-end.Dockerfile'])(
    'is a share of its container memory: %s',
    (file) => {
      expect(textOf(file)).toMatch(heapFlag);
      expect(textOf(file)).not.toMatch(/--max-old-space-size=/);
    },
  );

  it('is defined for every container of our images', () => {
    expect(units.length).toBeGreaterThan(20);
    expect(units.filter(({ limit, heap }) => !(limit > 0) || !(heap > 0))).toEqual([]);
  });

  it.each(units.map((unit) => [unit.name, unit] as const))(
    'leaves enough memory in its container for everything else: %s',
    (_name, { limit, heap, processes }) => {
      expect(limit * (1 - heap / 100)).toBeGreaterThanOrEqual(processes * leastBeside);
    },
  );
});

interface Part {
  readonly image?: string;
  readonly mem_limit?: string;
  readonly environment?: Record<string, string>;
}

/** The NATS servers, which are written in Go: memory limit, and GOMEMLIMIT. */
const servers = [
  ...['docker-compose.yml', 'docker-compose.cluster.yml'].flatMap((file) =>
    Object.entries<Part>(composeServices(file)).flatMap(([name, { image, mem_limit, environment }]) =>
      image?.startsWith('nats:') && mem_limit
        ? [{ name: `${file}: ${name}`, limit: mem_limit, heap: environment?.['GOMEMLIMIT'] }]
        : [],
    ),
  ),
  ...manifests
    .filter(({ image }) => image?.startsWith('nats:'))
    .map(({ name, resources, env }) => ({
      name,
      limit: resources?.limits?.memory,
      heap: env?.find((one) => one.name === 'GOMEMLIMIT')?.value,
    })),
];

it('a NATS server collects garbage before its container is out of memory', () => {
  expect(servers.map(({ name }) => name)).toHaveLength(4);
  for (const { name, limit, heap = '' } of servers) {
    const share = memoryOf(heap.replace('MiB', 'Mi')) / memoryOf(limit);
    expect([name, share >= 0.75 && share <= 0.9]).toEqual([name, true]);
  }
});
