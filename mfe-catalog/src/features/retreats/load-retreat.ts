import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';

const { contributors, retreat } = catalogApi.endpoints;

/** Asks for a retreat and then for those who teach there: only the retreat knows their names. */
export async function loadRetreat(app: AppContext, slug: string): Promise<void> {
  const { host } = await app.query(retreat, { slug });
  if (host) await app.attempt(contributors, { names: host });
}
