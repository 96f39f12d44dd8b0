import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { backupsKeptDays } from '@valam/contracts/shared/retention';
import { textOf } from '../../src/checkout.ts';
import { services } from '../../src/units.ts';
import { composeServices } from '../containers/compose-file.js';
import { connectionsOf } from '../containers/connections.js';
import { environments, manifestsIn, oneOf, read } from './manifests.js';

/** Parses `4Gi` or `128MB` to MiB: PostgreSQL's units are binary too. */
function mebibytes(size = ''): number {
  const [, count, unit] = /^(\d+)(Mi|MB|Gi|GB)$/.exec(size) ?? [];
  return Number(count) * (unit?.startsWith('G') ? 1_024 : 1);
}

describe('postgres', () => {
  const manifests = manifestsIn('base/postgres') as unknown as {
    kind: string;
    metadata: { name: string };
    spec: Record<string, unknown>;
  }[];
  const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
  const [cluster] = ofKind('Cluster');

  it('replicates synchronously and survives the loss of one of three instances', () => {
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

  it('retains less WAL for a lost standby than its volume holds, and exports metrics', () => {
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

  it('sizes its caches by its memory and leaves enough for connections', () => {
    const { postgresql, resources } = cluster?.spec as {
      postgresql: { parameters: Record<string, string> };
      resources: { requests: { memory: string }; limits: { memory: string } };
    };
    expect(resources.requests.memory).toBe(resources.limits.memory);
    const memory = mebibytes(resources.requests.memory);
    const { parameters } = postgresql;
    const shared = mebibytes(parameters['shared_buffers']);
    expect(shared).toBe(memory / 8);
    expect(mebibytes(parameters['effective_cache_size'])).toBe((memory * 3) / 8);
    const vacuums = 3 * mebibytes(parameters['maintenance_work_mem']);
    const leastOfConnection = 3;
    const connections = leastOfConnection * Number(parameters['max_connections']);
    expect(shared + vacuums + connections).toBeLessThanOrEqual(memory);
  });

  it('has enough connections for the maximum replicas of the autoscalers during a rolling update', () => {
    const parameters = (cluster?.spec as { postgresql: { parameters: { max_connections: string } } })
      .postgresql.parameters;
    const needed = services.map((name) => {
      const unit = manifestsIn(`base/${name}`);
      const [container] = oneOf(unit, 'Deployment').spec.template.spec.containers;
      const set = container?.env?.find((one) => one.name === 'DATABASE_CONNECTIONS')?.value;
      const ofReplica = connectionsOf(name, set);
      return { ofReplica, ofAll: ofReplica * oneOf(unit, 'HorizontalPodAutoscaler').spec.maxReplicas };
    });
    const forOperator = 30;
    // One more than the maximum, while a replica is replaced (`maxSurge`).
    const surge = Math.max(...needed.map(({ ofReplica }) => ofReplica));
    const all = needed.reduce((sum, { ofAll }) => sum + ofAll, surge + forOperator);
    expect(all).toBeGreaterThan(200);
    expect(all).toBeLessThanOrEqual(Number(parameters.max_connections));
  });

  it('has the same databases, roles and extensions for services as on one host', () => {
    const { managed } = cluster?.spec as { managed: { roles: { name: string; passwordSecret: object }[] } };
    expect(managed.roles.map(({ name }) => name)).toEqual(services);
    const script = textOf('infra/docker/postgres/10-databases.sh');
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

  it('is the same version as in compose', () => {
    const version = composeServices().postgres.image.split(':')[1];
    const [drill] = manifestsIn('drills/restore') as unknown as { spec: { imageName: string } }[];
    for (const { imageName } of [cluster?.spec as { imageName: string }, drill?.spec ?? { imageName: '' }])
      expect(imageName.split(':')[1]).toBe(version);
  });

  it('is backed up nightly to where the restore drill reads', () => {
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

  it.each(environments)('has a separate backup bucket for %s', (environment) => {
    expect(read(`overlays/${environment}/postgres/kustomization.yaml`)).toContain(
      `s3://site-${environment}-backups/`,
    );
    expect(parse(read(`overlays/${environment}/kustomization.yaml`))).toMatchObject({
      resources: expect.arrayContaining(['postgres']),
    });
  });
});
