import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { readOrPreview } from '../../api/read-or-preview';

const { contributors } = catalogApi.endpoints;

/** Asks for a retreat and then for those who teach there: only the retreat knows their names. */
export async function loadRetreat(app: AppContext, slug: string, search: URLSearchParams): Promise<void> {
  const { host } = await readOrPreview(app, 'retreat', slug, search);
  if (host) await app.attempt(contributors, { names: host });
}
