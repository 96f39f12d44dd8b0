import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { Departure } from '../../parts/departures/departures';
import type { TripReviews } from '../../parts/reviews/reviews';
import { offersOf, ratingOf } from '../../parts/structured-data/trip-offers';

interface TourFacts {
  readonly tour: Tour;
  readonly departures: readonly Departure[];
  readonly reviews: TripReviews | undefined;
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
    offers: offersOf(offer, departures),
    ...ratingOf(reviews),
  };
}
