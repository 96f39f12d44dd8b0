import { migration } from '@valam/service-kit/database/migration';

/** A trip's slug may change, so its reviews are found by the trip's id. */
export const reviewsByTrip = migration(
  '0083-reviews-by-trip',
  `
  drop index review_of_tour;
  create index review_of_trip on review (tour_id, published_at desc) where state = 'published';
  `,
);
