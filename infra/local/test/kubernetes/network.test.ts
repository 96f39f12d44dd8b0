import { expect, it } from '@jest/globals';
import { isAllowed, type End } from './network-policies.js';

const name = 'app.kubernetes.io/name';
const component = 'app.kubernetes.io/component';
const unit = (unit: string): End => ({ pod: { [name]: unit, [component]: 'unit' } });
const pod = (pod: string, part = ''): End => ({ pod: { [name]: pod, [component]: part } });
const postgres: End = { pod: { 'cnpg.io/cluster': 'postgres' } };
const certificateProof: End = { pod: { 'acme.cert-manager.io/http01-solver': 'true' } };
const [ingress, monitoring] = ['ingress', 'monitoring'].map((namespace) => ({ namespace })) as [End, End];

const services = ['catalog', 'leads', 'identity', 'notifications'];
const needed: [string, End, End, number][] = [
  ['visitors reach the proxy', ingress, pod('front'), 8080],
  ["Let's Encrypt reads its proof", ingress, certificateProof, 8089],
  ['the proxy reaches the shell', pod('front'), unit('shell'), 8080],
  ['the proxy reaches the gateway', pod('front'), unit('gateway'), 8080],
  ['the shell reaches the gateway', unit('shell'), unit('gateway'), 8080],
  ['the shell reads released remotes', unit('shell'), 'internet', 443],
  ['the gateway reads pictures', unit('gateway'), 'internet', 443],
  ['catalog writes pictures', unit('catalog'), 'internet', 443],
  ['leads reaches the payment provider', unit('leads'), 'internet', 443],
  ['notifications reaches the mail server', unit('notifications'), 'internet', 465],
  ['notifications reaches the mail server by STARTTLS', unit('notifications'), 'internet', 587],
  ['a release writes its files', pod('remotes', 'release'), 'internet', 443],
  ['rollbacks are carried out', pod('rollbacks', 'release'), 'internet', 443],
  ['events are administered', pod('streams', 'administrator'), pod('nats'), 4222],
  ['the gateway reaches NATS', unit('gateway'), pod('nats'), 4222],
  ['NATS is a cluster', pod('nats'), pod('nats'), 6222],
  ['PostgreSQL is a cluster', postgres, postgres, 5432],
  ['PostgreSQL writes its backups', postgres, 'internet', 443],
  ...services.flatMap((service): [string, End, End, number][] => [
    [`${service} reaches NATS`, unit(service), pod('nats'), 4222],
    [`${service} reaches its database`, unit(service), postgres, 5432],
    [`${service} migrates its database`, pod(service, 'migration'), postgres, 5432],
  ]),
  ...[...services, 'gateway', 'shell'].flatMap((one): [string, End, End, number][] => [
    [`${one} tells its figures`, monitoring, unit(one), 9000],
    [`${one} sends traces`, unit(one), monitoring, 4318],
  ]),
];

it.each(needed)('%s', (_what, from, to, port) => expect(isAllowed(from, to, port)).toBe(true));

it.each<[string, End, End, number]>([
  ['the proxy reaches no database', pod('front'), postgres, 5432],
  ['the gateway reaches no database', unit('gateway'), postgres, 5432],
  ['the shell reaches no NATS', unit('shell'), pod('nats'), 4222],
  ['visitors reach no unit', ingress, unit('leads'), 9000],
  ['identity reaches nothing outside', unit('identity'), 'internet', 443],
])('%s', (_what, from, to, port) => expect(isAllowed(from, to, port)).toBe(false));
