import type { AppContext } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { facetsAsked, tourQueryOf } from './tour-query';

const { sacredDays, tourFacets, tours } = catalogApi.endpoints;

/** Loads a page of tours and the filter options. */
export async function loadTours(app: AppContext, search: URLSearchParams): Promise<void> {
  const currency = app.shell.currency();
  const query = tourQueryOf(search, currency);
  await Promise.all([
    app.query(tours, query),
    app.attempt(sacredDays, {}),
    app.attempt(tourFacets, facetsAsked(query, currency)),
  ]);
}
