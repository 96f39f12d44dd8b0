import { globSync } from 'node:fs';
import { root, textOf } from '../../src/checkout.ts';

const conf = textOf('infra/docker/nats/units.conf');

/** The subjects that a user may publish or subscribe to. */
export function allowed(unit: string, word: 'publish' | 'subscribe'): string[] {
  const block = conf.split('user: ').find((part) => part.startsWith(`${unit},`)) ?? '';
  const list = new RegExp(`${word}: \\[([^\\]]*)\\]`).exec(block)?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
}

export function sourcesOf(unit: string): string[] {
  return globSync(`services/${unit}/src/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => textOf(file));
}

/** The owners of the contracts of one kind that a unit's code uses. */
export function used(unit: string, kind: 'rpc' | 'events'): Set<string> {
  const pattern = new RegExp(`'@valam/contracts/([a-z]+)/[a-z-]+\\.${kind}'`, 'g');
  return new Set(sourcesOf(unit).flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1] ?? '')));
}

/** The subjects of the events that a unit's code handles. */
export function handled(unit: string): string[] {
  const contracts = globSync('packages/contracts/src/**/*.events.ts', { cwd: root })
    .map((file) => textOf(file))
    .join('\n');
  const names = sourcesOf(unit).flatMap((text) => [...text.matchAll(/@OnEvent\((\w+)\)/g)].map((m) => m[1]));
  return names.map((name) => {
    const defined = new RegExp(`${name ?? ''} = defineEvent\\(\\{\\s*subject: '([^']+)'`).exec(contracts);
    if (!defined?.[1]) throw new Error(`${unit} handles ${name ?? ''}, which no contract defines`);
    return defined[1];
  });
}
