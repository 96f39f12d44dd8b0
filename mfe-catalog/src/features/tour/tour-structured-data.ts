import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { Departure } from './departures';
import type { TourReviews } from './reviews';

interface TourFacts {
  readonly tour: Tour;
  readonly departures: readonly Departure[];
  readonly reviews: TourReviews | undefined;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly seller: string;
}

/** A tour as search engines read it: a product that is a trip, with an offer per departure. Rating only from real reviews. */
export function tourStructuredData({
  tour,
  departures,
  reviews,
  description,
  url,
  image,
  seller,
}: TourFacts) {
  const offer = {
    '@type': 'Offer',
    price: tour.costUsd,
    priceCurrency: 'USD',
    url,
    seller: { '@type': 'Organization', name: seller },
  };
  return {
    '@type': ['Product', 'TouristTrip'],
    name: tour.title,
    description,
    url,
    image,
    sku: tour.slug,
    brand: { '@type': 'Brand', name: seller },
    touristType: tour.tourAudience ?? undefined,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: tour.stops.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name: stop.name,
          address: { '@type': 'PostalAddress', addressCountry: 'IN' },
          geo: { '@type': 'GeoCoordinates', latitude: stop.lat, longitude: stop.lng },
        },
      })),
    },
    offers:
      departures.length === 0
        ? offer
        : departures.map((departure) => ({
            ...offer,
            availability: departure.isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
            validThrough: departure.startDate,
            availabilityStarts: departure.startDate,
            availabilityEnds: departure.endDate,
          })),
    ...(reviews && reviews.count > 0 && reviews.average !== null
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.average,
            reviewCount: reviews.count,
          },
        }
      : {}),
  };
}
