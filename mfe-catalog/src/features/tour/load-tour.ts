import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { tourContent, readOrPreview } from '../../api/read-or-preview';

/** Which questions stand on every tour's page. */
export const tourFaqsAsked = { type: 'Spiritual Tour' } as const;

const { availability, claims, faqs, reviews } = catalogApi.endpoints;

/** Asks for a tour and all that stands on its page at once; only the tour itself is worth a page that does not come. */
export async function loadTour(app: AppContext, slug: string, search: URLSearchParams): Promise<void> {
  await Promise.all([
    readOrPreview(app, tourContent, slug, search),
    // Seats come from another service than the words: a browser shows these meanwhile.
    orSkeleton(app, app.attempt(availability, { slug }, { fresh: true })),
    app.attempt(reviews, { slug }),
    app.attempt(faqs, tourFaqsAsked),
    app.attempt(claims, undefined),
  ]);
}
