import { settingKeys, settingOf, settingsUnder } from '@valam/contracts/catalog/setting-keys';

type Keyed = Readonly<Record<'key', string>>;

/** The claims shown on the home page; other records are ignored. */
export const homeClaims = <T extends Keyed>(records: readonly T[]): readonly T[] =>
  settingKeys.home.flatMap((key) => settingOf(records, key) ?? []);

/** The hotels in which our travelers stay, one record each. */
export const partnerNames = (records: readonly (Keyed & { readonly value: string })[]): readonly string[] =>
  settingsUnder(records, settingKeys.partners).map(({ value }) => value);
