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

const imported = /import \{([^}]*)\} from '@valam\/contracts\/[a-z]+\/[a-z-]+\.rpc'/g;
const throughBackOffice = /\brpc\.call\(\s*adminRpcs\.(\w+)\.(\w+)/g;

/** The subjects of other services that a unit's code calls: whose contracts it imports, whatever their folder. */
export function called(unit: string): Set<string> {
  const contracts = globSync('packages/contracts/src/**/*.rpc.ts', { cwd: root }).map((file) => textOf(file));
  const subjects = new Map(
    [...contracts.join('\n').matchAll(/(\w+) = defineRpc\(\{\s*subject: '([^']+)'/g)].map(
      ([, name = '', subject = '']) => [name, subject],
    ),
  );
  const sources = sourcesOf(unit);
  const names = sources.flatMap((text) =>
    [...text.matchAll(imported)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  );
  const found = [
    ...names.map((name) => subjects.get(name) ?? ''),
    ...sources.flatMap((text) =>
      [...text.matchAll(throughBackOffice)].map(([, owner = '', name = '']) => `${owner}.admin.${name}.v1`),
    ),
  ];
  return new Set(found.filter((subject) => subject && !subject.startsWith(`${unit}.`)));
}

/** Whether a permission, which may end with `>`, covers a subject. */
export function covers(permission: string, subject: string): boolean {
  return permission.endsWith('.>') ? subject.startsWith(permission.slice(0, -1)) : permission === subject;
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
