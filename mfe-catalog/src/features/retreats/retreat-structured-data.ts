import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import type { Departure } from '../../parts/departures/departures';
import type { TripReviews } from '../../parts/reviews/reviews';
import { offersOf, ratingOf } from '../../parts/structured-data/trip-offers';

interface RetreatFacts {
  readonly retreat: Retreat;
  readonly departures: readonly Departure[];
  readonly reviews: TripReviews | undefined;
  readonly url: string;
  readonly origin: string;
  readonly seller: string;
}

/**
 * Structured data (schema.org) of a retreat: a product with one price per person, and an offer per bookable date. Null for a retreat
 * with neither a price nor reviews: search engines report such a product as an error.
 */
export function retreatStructuredData({ retreat, departures, reviews, url, origin, seller }: RetreatFacts) {
  const rating = ratingOf(reviews);
  if (retreat.costUsd <= 0 && !rating.aggregateRating) return null;
  const offer = {
    '@type': 'Offer',
    price: retreat.costUsd,
    priceCurrency: 'USD',
    url,
    seller: { '@type': 'Organization', name: seller },
  };
  return {
    '@type': 'Product',
    name: retreat.title,
    description: retreat.subtitle ?? undefined,
    url,
    image: retreat.displayPhoto.map(({ src }) => `${origin}${src}/1200.jpeg`),
    sku: retreat.slug,
    brand: { '@type': 'Brand', name: seller },
    offers: retreat.costUsd > 0 ? offersOf(offer, departures) : undefined,
    ...rating,
  };
}
