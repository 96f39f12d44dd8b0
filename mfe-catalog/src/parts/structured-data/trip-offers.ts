import type { Departure } from '../departures/departures';
import type { TripReviews } from '../reviews/reviews';

/** One offer per departure, or a single one without dates. */
export const offersOf = <Offer extends object>(offer: Offer, departures: readonly Departure[]) =>
  departures.length === 0
    ? offer
    : departures.map(({ isSoldOut, startDate, endDate }) => ({
        ...offer,
        availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        validThrough: startDate,
        availabilityStarts: startDate,
        availabilityEnds: endDate,
      }));

/** The rating of a trip, only from reviews of its travelers. */
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
