/** Keys of the settings that pages read. A key that ends in a hyphen is a prefix of several. */
export const settingKeys = {
  home: ['rating', 'travelers', 'countries', 'temples', 'guide', 'transfers'],
  partners: 'partner-',
  certifications: 'certification-',
  readers: 'readers',
  /** The value is the promise, the label its author: `Anandhi Selvan, founder`. */
  founderPromise: 'founder-promise',
  /** The company that is the traveler's contracting party: legal name, registration, street address. */
  business: 'business-',
  tax: 'tax',
  depositProtection: 'deposit-protection',
} as const;

/** The setting with this key; undefined if there is none. */
export const settingOf = <T extends { readonly key: string }>(
  records: readonly T[] | undefined,
  key: string,
): T | undefined => records?.find((record) => record.key === key);

export const settingsUnder = <T extends { readonly key: string }>(
  records: readonly T[] | undefined,
  beginning: string,
): readonly T[] => records?.filter(({ key }) => key.startsWith(beginning)) ?? [];
