import { mediaKeyIn } from '@valam/contracts/catalog/media.address';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { announceReviews } from '../review/announce-reviews.js';
import { picturesOfReviews, toursOfReviews } from './booking-without-person.sql.js';
import { erasePicturesJob } from './erase-pictures.js';

/**
 * For bookings about to be anonymized; `which` is a query of their ids. Has the photos of their reviews
 * deleted, and returns what announces the reviews afterwards, because caches still have the names.
 */
export async function anonymizingReviews(
  tx: EntityManager,
  which: string,
  values: readonly unknown[],
): Promise<() => Promise<void>> {
  const pictures = await tx.query<{ src: string }[]>(picturesOfReviews(which), [...values]);
  const keys = pictures.flatMap(({ src }) => mediaKeyIn(src) ?? []);
  if (keys.length > 0) await addJob(tx, erasePicturesJob, { keys }, { maxAttempts: 1_500 });
  const tours = await tx.query<{ tourId: string | null }[]>(toursOfReviews(which), [...values]);
  return async () => {
    for (const { tourId } of tours) await announceReviews(tx, tourId, { isTakenBack: true });
  };
}
