import { settingKeys, settingOf, settingsUnder } from '@valam/contracts/catalog/setting-keys';

/** The tour the home page leads to, by name, as its two buttons do. */
export const featuredAsked = { slug: 'discovering-shiva' } as const;

/** What is asked for the guides, and for the people among whom the founder is. */
export const guidesAsked = { contributingArea: 'Guide' } as const;
export const teamAsked = { contributingArea: 'Member' } as const;

type Keyed = Readonly<Record<'key', string>>;

/** The claims that stand on the home page; the records hold others too. */
export const homeClaims = <T extends Keyed>(records: readonly T[]): readonly T[] =>
  settingKeys.home.flatMap((key) => settingOf(records, key) ?? []);

/** Hotels in which our travelers sleep, each a record of its own. */
export const partnerNames = (records: readonly (Keyed & { readonly value: string })[]): readonly string[] =>
  settingsUnder(records, settingKeys.partners).map(({ value }) => value);
