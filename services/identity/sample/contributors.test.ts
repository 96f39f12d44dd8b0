import { describe, expect, it } from '@jest/globals';
import { sampleContributors } from './contributors.js';
import { teamFirstNames } from './team.js';

const firstName = (name: string): string => name.split(' ')[0] ?? '';
const unique = (values: (string | undefined)[]): number => new Set(values).size;

describe('the people of the sample set', () => {
  const hosts = sampleContributors.filter((one) => one.contributingArea === 'Host');

  it('are twenty-eight: hosts from abroad and from India, six guides, four of the team', () => {
    expect(sampleContributors).toHaveLength(28);
    expect(hosts.filter((one) => one.country !== 'India').length).toBeGreaterThanOrEqual(14);
    expect(hosts.filter((one) => one.country === 'India').length).toBeGreaterThanOrEqual(3);
    expect(sampleContributors.filter((one) => one.contributingArea === 'Guide')).toHaveLength(6);
  });

  it('share no slug, address, telephone or code', () => {
    for (const key of ['slug', 'email', 'mobile', 'referralCode'] as const) {
      expect([key, unique(sampleContributors.map((one) => one[key]))]).toEqual([
        key,
        sampleContributors.length,
      ]);
    }
  });

  it('let the team be found by first name, and nobody else', () => {
    const found = sampleContributors.filter((one) =>
      teamFirstNames.some((name) => name === firstName(one.name)),
    );
    expect(found.map((one) => one.contributingArea)).toEqual(['Member', 'Member', 'Member', 'Member']);
  });

  it('tell of themselves in two paragraphs or more, and can be reached only where nobody real is', () => {
    for (const { slug, about, email, mobile, website } of sampleContributors) {
      expect([slug, about.split('\n\n').length >= 2]).toEqual([slug, true]);
      expect(email).toMatch(/\.example$/);
      expect(mobile).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(website ?? 'https://a.example').toMatch(/\.example$/);
    }
  });
});
