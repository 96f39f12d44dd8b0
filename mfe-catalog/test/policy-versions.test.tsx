import { describe, expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';

const version = (name: string, effectiveFrom: string) => ({
  ...{ id: `7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e0${name.slice(-1)}`, slug: 'terms_of_service' },
  ...{ title: 'Terms of service', version: name, effectiveFrom },
});
const versions = [
  version('2027-3', '2027-09-01'),
  version('2027-2', '2027-01-01'),
  version('2026-1', '2026-04-01'),
];
const textOf = async (query: string) => {
  const { container } = await renderRemotePage(catalog, `/terms_of_service${query}`, {
    answers: {
      'GET /api/policies/terms_of_service': ({ path }: { path: string }) => {
        const asked = versions.find((one) => path.includes(`version=${one.version}`)) ?? versions[1];
        return { ...asked, body: `Words of ${asked?.version}`, isInForce: asked === versions[1], versions };
      },
    },
  });
  return (container.textContent ?? '').replace(/\s+/g, ' ');
};

describe('a policy', () => {
  it('is shown in the version in force', async () => {
    expect(await textOf('')).toMatch(/Version 2027-2, in force since Jan 01, 2027.*Words of 2027-2/);
  });

  it('stays readable in a former version, with the dates on which it was in force', async () => {
    const text = await textOf('?version=2026-1');
    expect(text).toMatch(/Version 2026-1, in force from Apr 01, 2026 until Jan 01, 2027.*Words of 2026-1/);
    expect(text).toContain('Read the version in force');
  });

  it('has the start date of a version that is not in force yet', async () => {
    const text = await textOf('?version=2027-3');
    expect(text).toMatch(/Version 2027-3, in force from Sep 01, 2027.*Words of 2027-3/);
  });
});
