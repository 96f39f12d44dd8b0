import { manifestsIn } from './manifests.js';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string };
}
export interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { port: number }[];
}
interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}
type Labels = Readonly<Record<string, string>>;

/** An endpoint of a connection: pods of the site, all pods of another namespace, or the internet. */
export type End = { pod: Labels } | { namespace: string } | 'internet';

export const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(
    ({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''),
  );

export const policiesIn = (folder: string): Policy[] =>
  manifestsIn(folder)
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy);

const policies = [...policiesIn('base/network'), ...policiesIn('base/postgres')];

function isPeer({ podSelector, namespaceSelector, ipBlock }: Peer, end: End): boolean {
  if (end === 'internet') return ipBlock?.cidr === '0.0.0.0/0';
  if ('namespace' in end)
    return (
      !!namespaceSelector && selects(namespaceSelector, { 'kubernetes.io/metadata.name': end.namespace })
    );
  return !!podSelector && !namespaceSelector && selects(podSelector, end.pod);
}

/** Whether the policies of an endpoint allow the connection; those outside the site have none. */
function lets(own: End, other: End, port: number, way: 'ingress' | 'egress'): boolean {
  if (own === 'internet' || 'namespace' in own) return true;
  return policies
    .filter(({ podSelector }) => selects(podSelector, own.pod))
    .flatMap((policy) => policy[way] ?? [])
    .filter(({ ports }) => ports.some((one) => one.port === port))
    .some((rule) => [...(rule.from ?? []), ...(rule.to ?? [])].some((peer) => isPeer(peer, other)));
}

export const isAllowed = (from: End, to: End, port: number): boolean =>
  lets(from, to, port, 'egress') && lets(to, from, port, 'ingress');
