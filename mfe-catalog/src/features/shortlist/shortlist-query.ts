import type { TourCard } from '@valam/contracts/catalog/tour.schema';

const mostNamed = 12;

/** Tours that stand side by side. */
export const mostCompared = 3;

/** The tours that an address names, in its order. */
export function namedTours(search: URLSearchParams): readonly string[] {
  const named = (search.get('tours') ?? '').split(',').map((slug) => slug.trim());
  return [...new Set(named)].filter((slug) => /^[a-z0-9-]+$/.test(slug)).slice(0, mostNamed);
}

/** Those of the tours that are named, in the order of the names; what is no longer offered is left out. */
export function toursNamed(tours: readonly TourCard[], slugs: readonly string[]): readonly TourCard[] {
  return slugs.flatMap((slug) => tours.find((tour) => tour.slug === slug) ?? []);
}

/** The same list with one tour first, so that it is among those compared. */
export const broughtForward = (slugs: readonly string[], slug: string): readonly string[] => [
  slug,
  ...slugs.filter((other) => other !== slug),
];
