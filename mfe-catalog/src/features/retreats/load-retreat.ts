import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { retreatContent, readOrPreview } from '../../api/read-or-preview';

const { claims, contributors, faqs, retreatAvailability, retreatReviews } = catalogApi.endpoints;

/** Which questions stand on a retreat's page. */
export const retreatFaqsAsked = { type: 'Retreat' } as const;

/**
 * Asks for a retreat and what people wrote of it, then for what only the retreat knows: the names of those who teach, and
 * whether it has dates with seats.
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
          // Seats come from another service than the words: a browser shows these meanwhile.
          orSkeleton(app, app.attempt(retreatAvailability, { slug }, { fresh: true })),
          app.attempt(claims, undefined),
        ]
      : []),
  ]);
}
