import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { folder, manifestsIn, read } from './manifests.js';
import { policiesIn, selects, type Rule } from './network-policies.js';

const portsOf = (rules: Rule[] = []) => rules.flatMap(({ ports }) => ports.map(({ port }) => port));

/** All traffic is denied unless a policy allows it, including that of the copy which the restore drill creates. */
it('a restored database reaches its backups; its operator and the services reach it', () => {
  const [drill] = manifestsIn('drills/restore');
  const labels = { 'cnpg.io/cluster': drill?.metadata.name ?? '' };
  const policies = policiesIn('base/postgres');
  const own = policies.filter(({ podSelector }) => selects(podSelector, labels));
  expect(own.flatMap(({ egress }) => portsOf(egress))).toEqual(expect.arrayContaining([443, 6443]));
  expect(own.flatMap(({ ingress }) => portsOf(ingress))).toEqual(expect.arrayContaining([5432, 8000]));
  const ofServices = policies.filter(({ podSelector }) =>
    selects(podSelector, { 'app.kubernetes.io/name': 'leads' }),
  );
  const ways = ofServices.flatMap(({ egress = [] }) => egress).flatMap(({ to = [] }) => to);
  expect(ways.some(({ podSelector }) => podSelector && selects(podSelector, labels))).toBe(true);
});

/** These keys give access to all personal data and to every backup. Two units process untrusted uploads. */
it('only the database has the keys to the backups', () => {
  const [store] = manifestsIn('base/postgres').filter(({ kind }) => kind === 'ObjectStore');
  const { configuration } = store?.spec as unknown as {
    configuration: { s3Credentials: Record<string, { name: string }> };
  };
  const secrets = Object.values(configuration.s3Credentials).map(({ name }) => name);
  expect(secrets).toHaveLength(2);
  const others = globSync('base/{*/deployment,remotes/*}.yaml', { cwd: folder });
  expect(others.length).toBeGreaterThan(6);
  for (const file of others)
    for (const name of secrets) expect(read(file)).not.toContain(`secretKeyRef: { name: ${name},`);
});
