import type { Retreat } from '@valam/contracts/catalog/retreat.schema';

/** A retreat as search engines read it: a product with one price per person. */
export function retreatStructuredData(retreat: Retreat, url: string, origin: string, seller: string) {
  return {
    '@type': 'Product',
    name: retreat.title,
    description: retreat.subtitle ?? undefined,
    url,
    image: retreat.displayPhoto.map(({ src }) => `${origin}${src}/1200.jpeg`),
    sku: retreat.slug,
    brand: { '@type': 'Brand', name: seller },
    offers: {
      '@type': 'Offer',
      price: retreat.costUsd,
      priceCurrency: 'USD',
      url,
      seller: { '@type': 'Organization', name: seller },
    },
  };
}
