import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../src/checkout.mjs';

const conf = readFileSync(path.join(root, 'infra/docker/nats/units.conf'), 'utf8');
const services = ['catalog', 'leads', 'identity', 'notifications'];

/** The subjects in the list after a word, for one user. */
function allowed(unit: string, word: 'publish' | 'subscribe'): string[] {
  const block = conf.split('user: ').find((part) => part.startsWith(`${unit},`)) ?? '';
  const list = new RegExp(`${word}: \\[([^\\]]*)\\]`).exec(block)?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The contracts of one kind that a unit's code names, as `owner/noun`. */
function used(unit: string, kind: 'rpc' | 'events'): Set<string> {
  const files = globSync(`services/${unit}/src/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const pattern = new RegExp(`'@valam/contracts/([a-z]+)/[a-z-]+\\.${kind}'`, 'g');
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map((m) => m[1] ?? ''),
    ),
  );
}

describe('what NATS lets each unit do', () => {
  it.each([...services, 'gateway'])('%s may call exactly those whose contracts its code names', (unit) => {
    const called = [...used(unit, 'rpc')].filter((owner) => owner !== unit);
    // The back office reaches every service through the gateway.
    const expected = unit === 'gateway' ? services : called;
    const may = allowed(unit, 'publish')
      .filter((subject) => services.includes(subject.split('.')[0] ?? ''))
      .map((subject) => subject.split('.')[0]);
    expect(may.sort()).toEqual([...new Set(expected)].sort());
  });

  it.each(services)('%s hears its own calls, and answers to itself only', (unit) => {
    expect(allowed(unit, 'subscribe').sort()).toEqual([`_INBOX.>`, `${unit}.>`].sort());
  });

  it.each(services)('%s announces its own facts only', (unit) => {
    const facts = allowed(unit, 'publish').filter((subject) => subject.startsWith('evt.'));
    expect(facts.sort()).toEqual(['evt.audit.recorded.v1', `evt.${unit}.>`, 'evt.mail.requested.v1'].sort());
  });

  it('nobody may change or delete the stream', () => {
    expect(conf).not.toMatch(/\$JS\.API\.(>|STREAM\.(>|\*|UPDATE|DELETE|PURGE)|CONSUMER\.(>|\*|DELETE))/);
  });
});
