import { describe, expect, it } from '@jest/globals';
import { textOf } from '../../src/checkout.ts';
import { units } from '../../src/units.ts';
import { composeServices } from '../containers/compose-file.js';

const composeFiles = ['docker-compose.yml', 'docker-compose.cluster.yml'];
const services = composeServices();
const given = (unit: string) => Object.entries(services[unit]?.environment ?? {});

/** Set by commands: the revision and who released it. */
const setByCommands = ['RELEASED_BY', 'REVISION'];

it('.env.example names exactly the variables that the compose files read', () => {
  const asked = composeFiles.flatMap((file) =>
    [...textOf(file).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
  );
  const named = [...textOf('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual(
    [...new Set(asked)].filter((name) => !setByCommands.includes(name)).sort(),
  );
});

it('compose passes every setting of brand and third parties to the shell', () => {
  const config = textOf('shell/src/server/config.ts') + textOf('shell/src/server/brand-config.ts');
  const [, networks = ''] = /const networks = \[(.*?)\]/.exec(config) ?? [];
  const own = [...config.matchAll(/\b((?:BRAND|GTM|REVIEWS)_[A-Z_]*[A-Z])\b/g)].map(([, name = '']) => name);
  const social = [...networks.matchAll(/'(\w+)'/g)].map(
    ([, name = '']) => `BRAND_SOCIAL_${name.toUpperCase()}`,
  );
  expect(social.length).toBeGreaterThan(2);
  const names = given('shell').map(([name]) => name);
  expect([...new Set([...own, ...social])].filter((name) => !names.includes(name))).toEqual([]);
});

it.each(units.filter((unit) => unit !== 'shell'))(
  'compose passes every limit that it reads to %s',
  (unit) => {
    const config = textOf(`services/${unit}/src/config.ts`);
    const limits = [...config.matchAll(/\b(LIMIT_[A-Z_]+):/g)].map(([, name = '']) => name);
    const names = given(unit).map(([name]) => name);
    expect(limits.filter((name) => !names.includes(name))).toEqual([]);
  },
);

describe.each(units)('the README of %s', (unit) => {
  it('lists every required variable of the unit', () => {
    const readme = textOf(unit === 'shell' ? 'shell/README.md' : `services/${unit}/README.md`);
    // In production a site must set its origin; elsewhere units have a default.
    const needed = given(unit).filter(
      ([name, value]) => name !== 'SITE_ORIGIN' && /\$\{\w+(:\?[^}]*)?\}/.test(value),
    );
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.map(([name]) => name).filter((name) => !readme.includes(name))).toEqual([]);
  });
});
