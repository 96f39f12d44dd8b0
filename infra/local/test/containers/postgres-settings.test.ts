import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { root, textOf } from '../../src/checkout.ts';
import { services } from '../../src/units.ts';
import { composeServices } from './compose-file.js';
import { connectionsOf } from './connections.js';

const clusters = globSync('infra/kubernetes/**/*.yaml', { cwd: root }).filter((file) =>
  parseAllDocuments(textOf(file)).some((one) => one.get('kind') === 'Cluster' && one.has('spec')),
);
const starts = [
  'docker-compose.yml',
  'infra/docker/standby.sh',
  'infra/docker/postgres/10-databases.sh',
  'infra/local/src/postgres/server.ts',
  ...clusters,
];

describe('every configuration of PostgreSQL', () => {
  it('is listed: two clusters in Kubernetes, one of them restored', () => {
    expect(clusters.map((file) => file.replace('infra/kubernetes/', '')).sort()).toEqual([
      'base/postgres/cluster.yaml',
      'drills/restore/cluster.yaml',
    ]);
  });

  it.each(starts)('keeps values of failed statements out of its log: %s', (file) => {
    const text = textOf(file);
    expect(text).toMatch(/log_error_verbosity(: | ?= ?)'?terse/);
    expect(text).toMatch(/log_parameter_max_length_on_error(: | ?= ?)["']?0/);
  });
});

describe('PostgreSQL on one host', () => {
  const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(textOf(file))?.[1]);
  const files = { postgres: 'docker-compose.yml', standby: 'infra/docker/standby.sh' };
  const limits = {
    postgres: composeServices().postgres.mem_limit,
    standby: composeServices('docker-compose.cluster.yml')['standby']?.mem_limit ?? '',
  };

  it.each(['postgres', 'standby'] as const)('has enough memory for all its connections: %s', (name) => {
    const connections = numberIn(files[name], /max_connections=(\d+)/);
    const cache = numberIn(files[name], /shared_buffers=(\d+)MB/);
    const limit = /^(\d+)g$/.exec(limits[name])?.[1];
    const leastOfConnection = 3;
    const vacuums = 3 * 64;
    const sorts = (connections / 2) * 4;
    expect(connections).toBe(400);
    expect(cache + vacuums + connections * leastOfConnection + sorts).toBeLessThanOrEqual(
      Number(limit) * 1_024,
    );
  });

  it('has enough connections for three replicas of each service while a release replaces those of one', () => {
    const three = services.map((name) => {
      const set = composeServices()[name]?.environment['DATABASE_CONNECTIONS'];
      return 3 * connectionsOf(name, set);
    });
    const forOperator = 10;
    // `roll.mjs` starts as many new replicas as there are old ones.
    const needed = three.reduce((sum, one) => sum + one, Math.max(...three) + forOperator);
    expect(needed).toBeLessThanOrEqual(numberIn(files.postgres, /max_connections=(\d+)/));
  });
});
