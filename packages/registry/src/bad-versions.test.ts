import { expect, it } from '@jest/globals';
import { aManifest } from '../test/a-manifest.ts';
import { promoted, rolledBack } from './changes.ts';
import { emptyRegistry, type Registry } from './schema.ts';

const versions = ['1', '2', '3', '4'];
const now = new Date('2027-01-01T10:00:00Z');

/** Every change that an operator or a shell can make. */
const steps: readonly ((registry: Registry) => Registry)[] = [
  ...versions.flatMap((version) =>
    [5, 100].map(
      (percent) => (registry: Registry) =>
        promoted(registry, aManifest('booking', version), { percent, now }),
    ),
  ),
  (registry) => rolledBack(registry, 'booking'),
];

function after(registry: Registry, step: (registry: Registry) => Registry): Registry {
  try {
    return step(registry);
  } catch {
    // The change was rejected.
    return registry;
  }
}

it('a rolled-back version is never live or a fallback, in any order of changes', () => {
  const seen = new Map<string, Registry>();
  let last: Registry[] = [emptyRegistry];
  for (let length = 0; length < 5; length++) {
    last = last.flatMap((registry) => steps.map((step) => after(registry, step)));
    last = last.filter(
      (registry) => !seen.has(JSON.stringify(registry)) && seen.set(JSON.stringify(registry), registry),
    );
  }
  expect(seen.size).toBeGreaterThan(200);
  for (const { remotes } of seen.values()) {
    const { current, previous, candidate, bad = [] } = remotes['booking'] ?? {};
    const offered = [current, previous, candidate?.manifest].flatMap((one) => (one ? [one.version] : []));
    expect(offered.filter((version) => bad.includes(version))).toEqual([]);
  }
});
