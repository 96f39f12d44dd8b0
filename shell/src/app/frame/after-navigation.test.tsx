import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { AfterNavigation } from './after-navigation';

const Offer = () => (
  <>
    <h1>Offer</h1>
    <h2 id="100%">All of it</h2>
    <section id="ask">
      <input aria-label="Wish" />
    </section>
  </>
);
const route = (path: `/${string}`, component: () => React.ReactNode) =>
  page({ path, page: lazyPage(path, () => Promise.resolve({ default: component })) });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [
    route('/blog', () => <h1>Blog</h1>),
    route('/offer', Offer),
    route('/booking/manage/:token', () => <h1>Your booking</h1>),
  ],
  actions: {},
});

async function openBlog() {
  const { router, ...host } = createMockHost({ remotes: [site], http: fakeHttp({}) });
  await router.navigate('/blog');
  render(
    <MockShell host={{ ...host, router }}>
      <main id="main" tabIndex={-1}>
        <MockOutlet />
        <AfterNavigation />
      </main>
    </MockShell>,
  );
  await screen.findByRole('heading', { name: 'Blog' });
  return Object.assign((to: string) => act(async () => router.navigate(to)), { shell: host.app.shell });
}

it('a link with an invalid percent-encoding in its fragment opens its page and focuses the target, or else the heading', async () => {
  const go = await openBlog();
  await go('/offer#100%');
  const place = await screen.findByRole('heading', { name: 'All of it' });
  await waitFor(() => expect(document.activeElement).toBe(place));
  await go('/blog#50%');
  const heading = await screen.findByRole('heading', { name: 'Blog' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('a link to a section of another page focuses it, and following it again keeps the focus inside the section', async () => {
  const go = await openBlog();
  await go('/offer#ask');
  const field = await screen.findByLabelText('Wish');
  await waitFor(() => expect(document.activeElement).toBe(field.parentElement));
  field.focus();
  await go('/offer#ask');
  expect(document.activeElement).toBe(field);
});

it('the source URL of forms is that of the current page, without the token of a private one, because staff and partners read it', async () => {
  const go = await openBlog();
  await go('/offer?from=2027-02');
  await waitFor(() =>
    expect(go.shell.attribution().sourceUrl).toBe(`${go.shell.brand.origin}/offer?from=2027-02`),
  );
  await go('/booking/manage/81271b2c-1-WihcmwT6qLr0Zk3vB9xYpA?session_id=cs_1');
  await waitFor(() =>
    expect(go.shell.attribution().sourceUrl).toBe(`${go.shell.brand.origin}/booking/manage/:token`),
  );
});
