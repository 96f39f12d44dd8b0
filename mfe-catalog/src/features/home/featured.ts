/** The tour the home page leads to, by name, as its two buttons do. */
export const featuredAsked = { slug: 'discovering-shiva' } as const;

/** What is asked for the guides, and for the people among whom the founder is. */
export const guidesAsked = { contributingArea: 'Guide' } as const;
export const teamAsked = { contributingArea: 'Member' } as const;

/** The claims that stand on the home page; the records hold others too. */
const homeClaimKeys = ['rating', 'travellers', 'countries', 'temples', 'guide', 'transfers'] as const;
const partnerKey = 'partner-';

type Keyed = Readonly<Record<'key', string>>;

export const homeClaims = <T extends Keyed>(records: readonly T[]): readonly T[] =>
  homeClaimKeys.flatMap((key) => records.find((record) => record.key === key) ?? []);

/** Hotels in which our travelers sleep, each a record of its own. */
export const partnerNames = (records: readonly (Keyed & { readonly value: string })[]): readonly string[] =>
  records.filter(({ key }) => key.startsWith(partnerKey)).map(({ value }) => value);
