const key = 'recent-countries';
const kept = 3;

/** The codes chosen lately in this browser; none where it keeps nothing. */
export function recentCountries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberCountry(code: string): void {
  try {
    const codes = [code, ...recentCountries().filter((other) => other !== code)].slice(0, kept);
    window.localStorage.setItem(key, JSON.stringify(codes));
  } catch {
    // A browser that keeps nothing only loses the order of the list.
  }
}
