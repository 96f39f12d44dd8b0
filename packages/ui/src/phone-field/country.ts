/** A country as a phone number needs it. */
export interface Country {
  /** ISO 3166-1, two letters: they stand for the flag. */
  readonly code: string;
  /** Without the plus. */
  readonly dial: string;
  readonly name: string;
}

/** `+47`, as it is sent. */
export function dialCode(country: Country | null): string {
  return country ? `+${country.dial}` : '';
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries that match a name, an ISO code or a dial code, the best first. */
export function matchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim()).replace(/^(\+|00)(?=\d)/, '');
  if (wanted === '') return countries;
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, wanted);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country);
}

function rankOf({ code, dial, name }: Country, wanted: string): number | undefined {
  if (/^\d/.test(wanted)) {
    if (dial === wanted) return 0;
    return dial.startsWith(wanted) ? 1 : undefined;
  }
  const known = plain(name);
  if (code.toLowerCase() === wanted) return 0;
  if (known.startsWith(wanted)) return 1;
  return known.split(/[^a-z]+/).some((word) => word.startsWith(wanted)) ? 2 : undefined;
}

/** The list with the ones chosen lately on top. */
export function recentFirst(countries: readonly Country[], recent: readonly string[]): readonly Country[] {
  const first = recent.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...first, ...countries.filter((country) => !recent.includes(country.code))];
}
