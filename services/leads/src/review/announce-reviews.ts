import { reviewsChanged } from '@valam/contracts/leads/review.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';

const ratingOfTour = `select count(*) as count, round(avg(rating), 1) as average from review where tour_id = $1
        and state = 'published'`;

/** Announces the published reviews of a tour. */
export async function announceReviews(
  tx: EntityManager,
  tourId: string | null,
  { isTakenBack = false }: { readonly isTakenBack?: boolean } = {},
): Promise<void> {
  const [sums] = await tx.query<{ count: number; average: string | null }[]>(ratingOfTour, [tourId]);
  const average = sums?.average ? Number(sums.average) : null;
  const change = { tourId, count: sums?.count ?? 0, average };
  await emit(tx, reviewsChanged, isTakenBack ? { ...change, isPublished: false } : change);
}
