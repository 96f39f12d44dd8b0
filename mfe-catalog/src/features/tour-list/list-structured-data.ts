import type { TourCard } from '@valam/contracts/catalog/tour.schema';

/** The list as search engines read it. */
export function tourListData(tours: readonly TourCard[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: tours.length,
    itemListElement: tours.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}/spiritual-tours/${slug}`,
    })),
  };
}
