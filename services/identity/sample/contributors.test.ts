import { describe, expect, it } from '@jest/globals';
import { sampleContributors } from './contributors.js';
import { teamFirstNames } from './team.js';

const firstName = (name: string): string => name.split(' ')[0] ?? '';
/** Ranges that numbering authorities reserve for films and books. */
const fictionalNumbers = {
  'United States and Canada': String.raw`\+1[2-9]\d\d55501\d\d`,
  'United Kingdom': String.raw`\+447700900\d{3}`,
  France: String.raw`\+3319900\d{4}`,
  Germany: String.raw`\+4917139200\d\d`,
  Australia: String.raw`\+61491570(?:006|156|157|158|159|110|313|737|266)`,
};
const unique = (values: (string | undefined)[]): number => new Set(values).size;

describe('the people of the sample content', () => {
  const hosts = sampleContributors.filter((one) => one.contributingArea === 'Host');

  it('are twenty-eight: hosts from abroad and from India, six guides, four team members', () => {
    expect(sampleContributors).toHaveLength(28);
    expect(hosts.filter((one) => one.country !== 'India').length).toBeGreaterThanOrEqual(14);
    expect(hosts.filter((one) => one.country === 'India').length).toBeGreaterThanOrEqual(3);
    expect(sampleContributors.filter((one) => one.contributingArea === 'Guide')).toHaveLength(6);
  });

  it('have unique slugs, addresses, phone numbers and codes', () => {
    for (const key of ['slug', 'email', 'mobile', 'referralCode'] as const) {
      const values = sampleContributors.flatMap((one) => one[key] ?? []);
      expect([key, unique(values)]).toEqual([key, values.length]);
    }
  });

  it('include the team, which is found by first name', () => {
    const found = sampleContributors.filter((one) =>
      teamFirstNames.some((name) => name === firstName(one.name)),
    );
    expect(found.map((one) => one.contributingArea)).toEqual(['Member', 'Member', 'Member', 'Member']);
  });

  it('work in the states of the tours and retreats that name them', () => {
    const going = {
      'Tamil Nadu': [
        'meenakshi-arul',
        'karthik-subramaniam',
        'devika-raghavan',
        'mercy-rajan',
        'thomas-bergmann',
      ],
      Uttarakhand: ['govind-rawat', 'liam-okafor', 'ingrid-halvorsen', 'thandiwe-mokoena'],
      'Uttar Pradesh': ['ravindra-mishra'],
      Kerala: ['harish-nambiar', 'devika-raghavan', 'maria-del-campo'],
      Odisha: ['bijayalaxmi-sahoo', 'sarita-mohanty'],
    };
    for (const [state, slugs] of Object.entries(going))
      for (const slug of slugs) {
        const one = sampleContributors.find((person) => person.slug === slug);
        expect([slug, one?.statesCovered]).toEqual([slug, expect.stringContaining(state)]);
      }
  });

  it('have at least two paragraphs of text, and contact data that belongs to nobody', () => {
    for (const { slug, about, email, mobile, website } of sampleContributors) {
      expect([slug, about.split('\n\n').length >= 2]).toEqual([slug, true]);
      expect(email).toMatch(/\.example$/);
      expect(mobile ?? '+12025550100').toMatch(
        new RegExp(`^(${Object.values(fictionalNumbers).join('|')})$`),
      );
      expect(website ?? 'https://a.example').toMatch(/\.example$/);
    }
  });
});
