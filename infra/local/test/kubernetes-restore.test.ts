import { expect, it } from '@jest/globals';
import { manifestsIn } from './kubernetes-manifests.js';
import { policiesIn, selects, type Rule } from './network-policies.js';

const portsOf = (rules: Rule[] = []) => rules.flatMap(({ ports }) => ports.map(({ port }) => port));

/** All traffic is denied unless a policy allows it, also that of the copy which the restore drill makes. */
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
