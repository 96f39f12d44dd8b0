import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { lazyPage, page, remote } from '../src/remote';
import { usePageParams, usePageSearch } from '../src/router';
import { fakeHttp } from '../src/testing/fake-http';
import { createMockHost } from '../src/testing/mock-host';
import { MockOutlet, MockShell } from '../src/testing/mock-shell';

const inPlace = (chunk: string, component: () => React.ReactNode) =>
  lazyPage(chunk, () => Promise.resolve({ default: component }));

it('a page that reads its address is not rendered again by a navigation that leaves it', async () => {
  const rendered: string[] = [];
  function TourPage() {
    const { slug } = usePageParams();
    const days = usePageSearch().get('days');
    rendered.push(`${slug} ${days}`);
    return <h1>{slug}</h1>;
  }
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const catalog = remote({
    name: 'catalog',
    apis: [],
    routes: [
      page({ path: '/tours/:slug', page: inPlace('tour', TourPage) }),
      page({ path: '/slow', page: inPlace('slow', () => <h1>Slow</h1>), load: () => arrived }),
    ],
  });
  const host = createMockHost({ remotes: [catalog], http: fakeHttp({}) });
  const view = await act(async () =>
    render(
      <MockShell host={host}>
        <MockOutlet />
      </MockShell>,
    ),
  );
  await act(() => host.router.navigate('/tours/kashi?days=9'));
  expect(view.queryByRole('heading', { name: 'kashi' })).toBeTruthy();
  const before = [...rendered];
  expect(new Set(before)).toEqual(new Set(['kashi 9']));

  let done = Promise.resolve();
  await act(async () => {
    done = host.router.navigate('/slow');
  });
  expect(host.router.state.navigation.state).toBe('loading');
  expect(rendered).toEqual(before);

  arrive();
  await act(() => done);
  expect(view.queryByRole('heading', { name: 'Slow' })).toBeTruthy();
  expect(rendered).toEqual(before);
});
