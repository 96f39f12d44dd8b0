import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root, textOf } from '../../src/checkout.ts';

it('every journey configured to run alone exists: a renamed one would run in parallel', () => {
  const named = [
    ...textOf('e2e/playwright.config.ts').matchAll(/'((?:journeys|interface|pages)\/[\w-]+\.spec\.ts)'/g),
  ];
  const files = named.map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(path.join(root, 'e2e', file)))).toEqual([]);
});

it('every journey of the short tests exists', () => {
  const [, list = ''] =
    /const mainJourneys = \[([^\]]+)\]/.exec(textOf('infra/local/src/commands/test.ts')) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  const files = names.map((name) =>
    name.endsWith('/') ? `e2e/${name}` : `e2e/journeys/${name.replace(/\.spec$/, '')}.spec.ts`,
  );
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
