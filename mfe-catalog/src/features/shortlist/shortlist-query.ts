const mostNamed = 12;

/** The maximum number of tours in the comparison. */
export const mostCompared = 3;

/** The tour slugs in the URL, in order. */
export function namedTours(search: URLSearchParams): readonly string[] {
  const named = (search.get('tours') ?? '').split(',').map((slug) => slug.trim());
  return [...new Set(named)].filter((slug) => /^[a-z0-9-]+$/.test(slug)).slice(0, mostNamed);
}

/** Moves a tour to the front of the list, so that it is among those compared. */
export const broughtForward = (slugs: readonly string[], slug: string): readonly string[] => [
  slug,
  ...slugs.filter((other) => other !== slug),
];
