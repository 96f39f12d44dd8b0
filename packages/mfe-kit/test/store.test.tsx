import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { Provider } from 'react-redux';
import { createRemoteApi, routeQuery } from '../src/api';
import { createSlice } from '../src/store';
import { createAppStore } from '../src/store/app-store';
import { serverStateOf, type ServerState } from '../src/store/server-state';
import { fakeHttp } from '../src/testing/fake-http';
import { sampleShellState as shell } from '../src/testing/mock-host';

const catalogApi = createRemoteApi('catalog', (build) => ({ tour: build.query(routeQuery(getTourRoute)) }));
const bookingApi = createRemoteApi('booking', (build) => ({
  availability: build.query(routeQuery(getTourAvailabilityRoute)),
}));
const kashi = { slug: 'kashi' };
const answers = { 'GET /api/tours/kashi': { title: 'Kashi' }, 'GET /api/tours/kashi/availability': [] };

/** The state that the server would send after reading both. */
async function serverState() {
  const store = createAppStore({
    http: fakeHttp(answers),
    shell,
    parts: [{ apis: [catalogApi] }, { apis: [bookingApi] }],
  });
  await store.dispatch(catalogApi.endpoints.tour.initiate(kashi, { subscribe: false }));
  await store.dispatch(bookingApi.endpoints.availability.initiate(kashi, { subscribe: false }));
  return JSON.parse(JSON.stringify(serverStateOf(store.getState()))) as ServerState;
}

function Title() {
  return <h1>{catalogApi.useTourQuery(kashi).data?.title ?? 'nothing'}</h1>;
}
function Dates() {
  const { data } = bookingApi.useAvailabilityQuery(kashi);
  return <p>{data ? `${data.length} dates` : 'nothing'}</p>;
}

describe('the store of a page view', () => {
  it('shows what the server read and asks for none of it again', async () => {
    const http = fakeHttp(answers);
    const store = createAppStore({
      http,
      shell,
      parts: [{ apis: [catalogApi] }],
      serverState: await serverState(),
    });
    const { getByText } = render(<Title />, { wrapper: (props) => <Provider {...props} store={store} /> });
    expect(getByText('Kashi')).toBeTruthy();
    expect(http.calls).toEqual([]);
  });

  it('gives a remote that arrives late its own part of the server state', async () => {
    const http = fakeHttp(answers);
    const store = createAppStore({
      http,
      shell,
      parts: [{ apis: [catalogApi] }],
      serverState: await serverState(),
    });
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'tour', arg: kashi, value: { title: 'Changed meanwhile' } as never },
      ]),
    );
    act(() => store.addPart({ apis: [bookingApi] }));
    const { getByText } = render(
      <>
        <Title />
        <Dates />
      </>,
      { wrapper: (props) => <Provider {...props} store={store} /> },
    );
    expect(getByText('0 dates')).toBeTruthy();
    expect(getByText('Changed meanwhile')).toBeTruthy();
    expect(http.calls).toEqual([]);
  });

  it('keeps two versions of a remote apart', () => {
    const version = (name: string) => ({
      apis: [],
      slices: [createSlice({ name: 'draft', initialState: name, reducers: {} })],
    });
    const storeOf = (name: string) => createAppStore({ http: fakeHttp({}), shell, parts: [version(name)] });
    const [first, second] = [storeOf('1'), storeOf('2')];
    expect([first.getState()['draft'], second.getState()['draft']]).toEqual(['1', '2']);
  });
});
