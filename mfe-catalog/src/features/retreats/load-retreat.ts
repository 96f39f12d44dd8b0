import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { retreatContent, readOrPreview } from '../../api/read-or-preview';

const { contributors, faqs } = catalogApi.endpoints;

/** Which questions stand on a retreat's page. */
export const retreatFaqsAsked = { type: 'Retreat' } as const;

/** Asks for a retreat and its questions, then for those who teach there: only the retreat knows their names. */
export async function loadRetreat(app: AppContext, slug: string, search: URLSearchParams): Promise<void> {
  const [{ host }] = await Promise.all([
    readOrPreview(app, retreatContent, slug, search),
    app.attempt(faqs, retreatFaqsAsked),
  ]);
  if (host) await app.attempt(contributors, { names: host });
}
