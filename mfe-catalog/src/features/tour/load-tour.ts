import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { tourContent, readOrPreview } from '../../api/read-or-preview';

/** Query of the FAQs on a tour's page. */
export const tourFaqsAsked = { type: 'Spiritual Tour' } as const;

const { availability, claims, faqs, reviews } = catalogApi.endpoints;

/** Loads a tour and all data of its page in parallel; only the tour itself can fail the page. */
export async function loadTour(app: AppContext, slug: string, search: URLSearchParams): Promise<void> {
  await Promise.all([
    readOrPreview(app, tourContent, slug, search),
    // Seats come from another service; the browser shows skeletons meanwhile.
    orSkeleton(app, app.attempt(availability, { slug }, { fresh: true })),
    app.attempt(reviews, { slug }),
    app.attempt(faqs, tourFaqsAsked),
    app.attempt(claims, undefined),
  ]);
}
