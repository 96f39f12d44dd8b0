import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { getTourRoute } from '@valam/contracts/catalog/tour.routes';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createRemoteApi, routeQuery } from '../src/api';
import { useSession } from '../src/shell';
import { shellSlice } from '../src/shell/shell-state';
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

/** The state that the server sends after reading both. */
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

const SessionStatus = () => <b>{useSession().status}</b>;

describe('the store of a page view', () => {
  it('has the data that the server read, which is not requested again', async () => {
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

  it('rehydrates a lazy-loaded remote with its part of the server state only', async () => {
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

  it('hydrates with the server state without mismatches, then renders the changes since', async () => {
    const store = createAppStore({
      http: fakeHttp(answers),
      shell: { ...shell, session: { status: 'unknown' } },
      parts: [{ apis: [catalogApi] }],
      serverState: await serverState(),
    });
    store.dispatch(shellSlice.actions.sessionLearned({ status: 'signed-out' }));
    store.dispatch(
      catalogApi.util.upsertQueryEntries([
        { endpointName: 'tour', arg: kashi, value: { title: 'Changed meanwhile' } as never },
      ]),
    );
    const complaints: unknown[] = [];
    const place = document.createElement('div');
    place.innerHTML = '<b>unknown</b><h1>Kashi</h1>';
    const title = place.querySelector('h1');
    const page = (
      <Provider store={store} serverState={store.rendered}>
        <SessionStatus />
        <Title />
      </Provider>
    );
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
    });
    expect(complaints).toEqual([]);
    expect(place.innerHTML).toBe('<b>signed-out</b><h1>Changed meanwhile</h1>');
    expect(place.querySelector('h1')).toBe(title);
    act(() => root?.unmount());
  });

  it('does not share slices with the store of another version of a remote', () => {
    const version = (name: string) => ({
      apis: [],
      slices: [createSlice({ name: 'draft', initialState: name, reducers: {} })],
    });
    const storeOf = (name: string) => createAppStore({ http: fakeHttp({}), shell, parts: [version(name)] });
    const [first, second] = [storeOf('1'), storeOf('2')];
    expect([first.getState()['draft'], second.getState()['draft']]).toEqual(['1', '2']);
  });
});
