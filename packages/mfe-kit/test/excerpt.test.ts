import { expect, it } from '@jest/globals';
import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { createRemoteApi, routeExcerpt, routeQuery } from '../src/api';
import { createAppStore } from '../src/store/app-store';
import { fakeHttp } from '../src/testing/fake-http';

const api = createRemoteApi('excerpts', {
  tour: routeQuery(getTourRoute),
  title: routeExcerpt(getTourRoute, ({ title }) => ({ title })),
});

it('keeps of an answer only what was asked to be kept, beside the whole of it', async () => {
  const answer = { title: 'Discovering Shiva', description: 'Ten days' };
  const http = fakeHttp({ 'GET /api/tours/shiva': answer });
  const store = createAppStore({ extra: { http }, parts: [] });
  const ask = (endpoint: 'title' | 'tour') =>
    store.dispatch(api.endpoints[endpoint].initiate({ slug: 'shiva' }) as never) as unknown as {
      unwrap(): Promise<unknown>;
    };
  expect(await ask('title').unwrap()).toEqual({ title: answer.title });
  expect(JSON.stringify(store.getState())).not.toContain(answer.description);
  expect(await ask('tour').unwrap()).toEqual(answer);
  expect(http.calls).toHaveLength(2);
});
