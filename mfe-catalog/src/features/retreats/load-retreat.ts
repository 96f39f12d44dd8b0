import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { retreatContent, readOrPreview } from '../../api/read-or-preview';

const { claims, contributors, faqs, retreatAvailability, retreatReviews } = catalogApi.endpoints;

/** Query of the FAQs on a retreat's page. */
export const retreatFaqsAsked = { type: 'Retreat' } as const;

/**
 * Loads a retreat and its reviews, then the data that depends on the retreat: its teachers, and, if it has dates, seats and
 * claims.
 */
export async function loadRetreat(app: AppContext, slug: string, search: URLSearchParams): Promise<void> {
  const [{ host, dates = [] }] = await Promise.all([
    readOrPreview(app, retreatContent, slug, search),
    app.attempt(faqs, retreatFaqsAsked),
    app.attempt(retreatReviews, { slug }),
  ]);
  await Promise.all([
    host && app.attempt(contributors, { names: host }),
    ...(dates.length > 0
      ? [
          // Seats come from another service; the browser shows skeletons meanwhile.
          orSkeleton(app, app.attempt(retreatAvailability, { slug }, { fresh: true })),
          app.attempt(claims, undefined),
        ]
      : []),
  ]);
}
