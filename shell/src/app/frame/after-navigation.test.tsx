import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { AfterNavigation } from './after-navigation';

const Offer = () => (
  <>
    <h1>Offer</h1>
    <h2 id="100%">All of it</h2>
  </>
);
const route = (path: `/${string}`, component: () => React.ReactNode) =>
  page({ path, page: lazyPage(path, () => Promise.resolve({ default: component })) });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [route('/blog', () => <h1>Blog</h1>), route('/offer', Offer)],
  actions: {},
});

it('a link whose fragment is no valid encoding opens its page, and moves the focus only if nothing has that name', async () => {
  const host = createMockHost({ remotes: [site], http: fakeHttp({}) });
  await host.router.navigate('/blog');
  render(
    <MockShell host={host}>
      <main id="main" tabIndex={-1}>
        <MockOutlet />
        <AfterNavigation />
      </main>
    </MockShell>,
  );
  await screen.findByRole('heading', { name: 'Blog' });
  await act(async () => host.router.navigate('/offer#100%'));
  await screen.findByRole('heading', { name: 'Offer' });
  expect(document.activeElement).toBe(document.body);
  await act(async () => host.router.navigate('/blog#50%'));
  const heading = await screen.findByRole('heading', { name: 'Blog' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
