import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';

/** Which questions stand on every tour's page. */
export const tourFaqsAsked = { type: 'Spiritual Tour' } as const;

const { availability, faqs, reviews, tour } = catalogApi.endpoints;

/** Asks for a tour and all that stands on its page at once; only the tour itself is worth a page that does not come. */
export async function loadTour(app: AppContext, slug: string): Promise<void> {
  await Promise.all([
    app.query(tour, { slug }),
    app.attempt(availability, { slug }, { fresh: true }),
    app.attempt(reviews, { slug }),
    app.attempt(faqs, tourFaqsAsked),
  ]);
}
