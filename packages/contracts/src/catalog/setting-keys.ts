/** The names under which pages look for records of settings. One that ends in a hyphen begins the names of several. */
export const settingKeys = {
  home: ['rating', 'travelers', 'countries', 'temples', 'guide', 'transfers'],
  partners: 'partner-',
  certifications: 'certification-',
  readers: 'readers',
  /** The value is what was said, the label who said it: `Anandhi Selvan, founder`. */
  founderPromise: 'founder-promise',
  /** The company that the traveler signs with: legal name, registration, street address. */
  business: 'business-',
  tax: 'tax',
  depositProtection: 'deposit-protection',
} as const;

/** What the page says where a record of this name is; nothing where there is none. */
export const settingOf = <T extends { readonly key: string }>(
  records: readonly T[] | undefined,
  key: string,
): T | undefined => records?.find((record) => record.key === key);

export const settingsUnder = <T extends { readonly key: string }>(
  records: readonly T[] | undefined,
  beginning: string,
): readonly T[] => records?.filter(({ key }) => key.startsWith(beginning)) ?? [];
