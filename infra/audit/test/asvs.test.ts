import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root, textOf } from '@valam/local/checkout';

/** All requirements of ASVS levels 1 and 2, with their level. */
const items = JSON.parse(textOf('infra/audit/test/asvs-items.json')) as Record<string, 1 | 2>;
const answers = ['tested', 'held', 'partly', 'not met', 'no part'];

const rows = [
  ...textOf('infra/docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) *\| ([^|]+?) *\| (.+?) *\|$/gm),
].map(([, id = '', answer = '', how = '']) => ({ id, answer, how }));

/** The inline code of a text. */
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const isPath = (word: string): boolean =>
  /^[\w.][\w.@-]*(\/[\w.@-]+)+$/.test(word) || /^\.dockerignore$|^[\w.-]+\.(mjs|ts|json|md)$/.test(word);

function partsOfAudit(): string[] {
  const [, inside = ''] = /^const parts\b.*= \{\n([^]*?)^\};/m.exec(textOf('infra/audit/src/main.ts')) ?? [];
  return [...inside.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function scenarios(): string[] {
  const folder = 'infra/chaos/src/scenarios';
  const text = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => textOf(`${folder}/${file}`))
    .concat(textOf('infra/chaos/src/seeds.ts'))
    .join('\n');
  return [...text.matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name);
}

describe('the answers to the standard', () => {
  it('exist for every requirement, in order', () => {
    expect(Object.keys(items).length).toBeGreaterThan(250);
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(items));
  });

  it('have one of the five statuses', () => {
    expect(rows.filter(({ answer }) => !answers.includes(answer))).toEqual([]);
  });

  it('refer to existing paths', () => {
    const paths = rows.flatMap(({ how }) => named(how)).filter(isPath);
    expect(paths.length).toBeGreaterThan(150);
    expect([...new Set(paths)].filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });

  it('refer to existing audit parts and chaos scenarios', () => {
    const known = new Set([
      ...partsOfAudit().map((name) => `audit ${name}`),
      ...scenarios().map((name) => `chaos ${name}`),
    ]);
    const asked = rows.flatMap(({ how }) => named(how)).filter((word) => /^(audit|chaos) /.test(word));
    expect(asked.length).toBeGreaterThan(30);
    expect([...new Set(asked)].filter((word) => !known.has(word))).toEqual([]);
  });

  it('with the status tested refer to a test', () => {
    const isTest = (word: string) => /^(audit|chaos) |\.(test|spec)\.tsx?$/.test(word);
    const bare = rows.filter(({ answer, how }) => answer === 'tested' && !named(how).some(isTest));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it.each(answers)('match the totals in the summary: %s', (answer) => {
    const of = (level: 1 | 2) =>
      rows.filter((row) => row.answer === answer && items[row.id] === level).length;
    const line = new RegExp(`^\\| ${answer} +\\| +(\\d+) +\\| +(\\d+) +\\| +(\\d+) +\\|$`, 'm');
    const [, first, second, both] = line.exec(textOf('infra/docs/security.md')) ?? [];
    expect([first, second, both].map(Number)).toEqual([of(1), of(2), of(1) + of(2)]);
  });
});
