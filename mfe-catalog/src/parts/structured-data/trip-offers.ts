import type { Departure } from '../departures/departures';
import type { TripReviews } from '../reviews/reviews';

const soldOut = 'https://schema.org/SoldOut';

/**
 * One offer per departure, at the price that the page shows for it, or a single one without dates. Canceled and closed departures
 * have no offer.
 */
export function offersOf<Offer extends { readonly price: number }>(
  offer: Offer,
  departures: readonly Departure[],
) {
  if (departures.length === 0) return offer;
  const offered = departures.filter(({ isClosed }) => !isClosed);
  if (offered.length === 0) return { ...offer, availability: soldOut };
  return offered.map(({ isSoldOut, startDate, endDate, prices }) => ({
    ...offer,
    price: prices?.USD ?? offer.price,
    availability: isSoldOut ? soldOut : 'https://schema.org/InStock',
    validThrough: startDate,
    availabilityStarts: startDate,
    availabilityEnds: endDate,
  }));
}

/** The rating of a trip, from reviews of its travelers only. */
export const ratingOf = (reviews: TripReviews | undefined) =>
  reviews && reviews.count > 0 && reviews.average !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.average,
          reviewCount: reviews.count,
        },
      }
    : {};
