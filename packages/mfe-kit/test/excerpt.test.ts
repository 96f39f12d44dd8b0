import { expect, it } from '@jest/globals';
import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { createRemoteApi, routeQuery } from '../src/api';
import { createAppStore } from '../src/store/app-store';
import { fakeHttp } from '../src/testing/fake-http';
import { sampleShellState } from '../src/testing/mock-host';

const api = createRemoteApi('excerpts', (build) => ({
  tour: build.query(routeQuery(getTourRoute)),
  title: build.query(routeQuery(getTourRoute, ({ title }) => ({ title }))),
}));

it('caches only the selected part of a response, in an entry separate from the whole response', async () => {
  const answer = { title: 'Discovering Shiva', description: 'Ten days' };
  const http = fakeHttp({ 'GET /api/tours/shiva': answer });
  const store = createAppStore({ http, shell: sampleShellState, parts: [{ apis: [api] }] });
  const slug = { slug: 'shiva' };
  expect(await store.dispatch(api.endpoints.title.initiate(slug)).unwrap()).toEqual({ title: answer.title });
  expect(JSON.stringify(store.getState())).not.toContain(answer.description);
  expect(await store.dispatch(api.endpoints.tour.initiate(slug)).unwrap()).toEqual(answer);
  expect(http.calls).toHaveLength(2);
});
