import type { TourCard } from '@valam/contracts/catalog/tour.schema';

/**
 * The tours with these slugs, in their order, each once; tours no longer offered are left out. A tour is also found by a
 * former slug, unless another tour has that now.
 */
export function toursNamed<T extends Pick<TourCard, 'slug' | 'formerSlugs'>>(
  tours: readonly T[],
  slugs: readonly string[],
): readonly T[] {
  const named = (slug: string) =>
    tours.find((tour) => tour.slug === slug) ?? tours.find((tour) => tour.formerSlugs?.includes(slug));
  return [...new Set(slugs.flatMap((slug) => named(slug) ?? []))];
}
