import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { backupsKeptDays } from '@valam/contracts/shared/retention';
import {
  connectionsBeside,
  usualConnections,
} from '../../../packages/service-kit/src/database/connections.ts';
import { root } from '../src/checkout.ts';
import { services, units } from '../src/units.ts';
import { folder, manifestsIn, read, type Kustomization, type Manifest } from './kubernetes-manifests.js';

const environments = ['staging', 'production'];

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

describe('front', () => {
  const manifests = manifestsIn('base/front');
  const deployment = oneOf(manifests, 'Deployment');
  const [container] = deployment.spec.template.spec.containers;
  const values = Object.fromEntries(
    (container?.env ?? []).map(({ name, value, valueFrom }) => [name, value ?? valueFrom]),
  );

  it('runs at least twice, and is never drained as a whole', () => {
    expect(oneOf(manifests, 'HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThanOrEqual(2);
    const { labels } = deployment.spec.template.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(oneOf(manifests, 'PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  });

  it('is given every setting that its templates read, as compose gives it', () => {
    const template = readFileSync(path.join(root, 'infra/docker/nginx/plain.conf.template'), 'utf8');
    const read = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name ?? '');
    const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: { proxy: { environment: Record<string, string> } };
    };
    const exported = readFileSync(path.join(root, 'infra/docker/nginx/15-addresses.envsh'), 'utf8');
    const computed = /^export (.+)$/m.exec(exported)?.[1]?.split(' ') ?? [];
    read.push(...[...exported.matchAll(/\$\{(SITE_ORIGIN)/g)].map(([, name]) => name ?? ''));
    const given = (name: string) => computed.includes(name);
    expect(read.length).toBeGreaterThan(3);
    for (const settings of [values, compose.services.proxy.environment])
      expect(read.filter((name) => !given(name) && !settings[name])).toEqual([]);
  });

  it.each(['shell', 'gateway'])('reaches every replica of %s by an address of its own', (unit) => {
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

  it('has the files of compose, and everything from outside', () => {
    const { configMapGenerator } = parse(
      readFileSync(path.join(root, 'infra/docker/nginx/kustomization.yaml'), 'utf8'),
    ) as {
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

describe('postgres', () => {
  const manifests = manifestsIn('base/postgres') as unknown as {
    kind: string;
    metadata: { name: string };
    spec: Record<string, unknown>;
  }[];
  const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
  const [cluster] = ofKind('Cluster');

  it('acknowledges a write when a standby has it, and goes on when one of three is lost', () => {
    expect(cluster?.spec).toMatchObject({
      instances: 3,
      enableSuperuserAccess: false,
      postgresql: {
        synchronous: { method: 'any', number: 1, dataDurability: 'required', failoverQuorum: true },
        parameters: { log_error_verbosity: 'terse', log_parameter_max_length_on_error: '0' },
      },
      affinity: { podAntiAffinityType: 'required' },
    });
  });

  it('keeps less for a standby that is gone than the volume of its log holds, and tells its figures', () => {
    const { postgresql, walStorage } = cluster?.spec as {
      postgresql: { parameters: { max_slot_wal_keep_size: string } };
      walStorage: { size: string };
    };
    const kept = parseInt(postgresql.parameters.max_slot_wal_keep_size);
    expect(kept).toBeLessThanOrEqual(parseInt(walStorage.size) / 2);
    expect(cluster?.spec).toMatchObject({
      inheritedMetadata: { annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9187' } },
    });
  });

  it('has connections for as many replicas as the autoscalers may start', () => {
    const parameters = (cluster?.spec as { postgresql: { parameters: { max_connections: string } } })
      .postgresql.parameters;
    const needed = services.map((name) => {
      const unit = manifestsIn(`base/${name}`);
      const [container] = oneOf(unit, 'Deployment').spec.template.spec.containers;
      const set = container?.env?.find((one) => one.name === 'DATABASE_CONNECTIONS')?.value;
      const own = Number(set ?? usualConnections) + connectionsBeside;
      return own * oneOf(unit, 'HorizontalPodAutoscaler').spec.maxReplicas;
    });
    const forOperator = 30;
    const all = needed.reduce((sum, one) => sum + one, forOperator);
    expect(all).toBeGreaterThan(200);
    expect(all).toBeLessThanOrEqual(Number(parameters.max_connections));
  });

  it('has for each service the database, the role and the extension that one host has', () => {
    const { managed } = cluster?.spec as { managed: { roles: { name: string; passwordSecret: object }[] } };
    expect(managed.roles.map(({ name }) => name)).toEqual(services);
    const script = readFileSync(path.join(root, 'infra/docker/postgres/10-databases.sh'), 'utf8');
    const extensions = [...script.matchAll(/create extension if not exists (\w+)/g)].map(([, name]) => ({
      name,
    }));
    expect(extensions).toEqual([{ name: 'pg_trgm' }]);
    const databases = ofKind('Database').map(({ spec }) => spec);
    expect(databases).toEqual(
      services.map((name) => ({
        cluster: { name: 'postgres' },
        name,
        owner: name,
        databaseReclaimPolicy: 'retain',
        extensions,
      })),
    );
  });

  it('is the version that compose runs', () => {
    const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: { postgres: { image: string } };
    };
    const version = compose.services.postgres.image.split(':')[1];
    const [drill] = manifestsIn('drills/restore') as unknown as { spec: { imageName: string } }[];
    for (const { imageName } of [cluster?.spec as { imageName: string }, drill?.spec ?? { imageName: '' }])
      expect(imageName.split(':')[1]).toBe(version);
  });

  it('is saved every night where the restore drill reads', () => {
    const [store] = ofKind('ObjectStore');
    const [drill] = manifestsIn('drills/restore') as unknown as {
      spec: { externalClusters: { plugin: { parameters: Record<string, string> } }[] };
    }[];
    expect(store?.spec).toMatchObject({ retentionPolicy: `${backupsKeptDays}d` });
    expect(ofKind('ScheduledBackup')[0]?.spec).toMatchObject({ cluster: { name: cluster?.metadata.name } });
    expect(drill?.spec.externalClusters[0]?.plugin.parameters).toEqual({
      barmanObjectName: store?.metadata.name,
      serverName: cluster?.metadata.name,
    });
  });

  it.each(environments)('keeps the copies of %s apart', (environment) => {
    expect(read(`overlays/${environment}/postgres/kustomization.yaml`)).toContain(
      `s3://site-${environment}-backups/`,
    );
    expect(parse(read(`overlays/${environment}/kustomization.yaml`))).toMatchObject({
      resources: expect.arrayContaining(['postgres']),
    });
  });
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
