import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import type { Session } from '@valam/mfe-kit/shell';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { SessionLinks } from './session-links';

const route = (path: `/${string}`, title: string) =>
  page({ path, page: lazyPage(title, () => Promise.resolve({ default: () => <h1>{title}</h1> })) });
const site = remote({ name: 'catalog', apis: [], routes: [route('/', 'Home'), route('/blog', 'Blog')] });

it('links to the sign-in page if the session request fails, and requests it again on the next page', async () => {
  let now: Session = { status: 'unknown', hasFailed: true };
  const host = createMockHost({
    remotes: [site],
    http: fakeHttp({}),
    shell: { session: { status: 'unknown' } },
    askSession: () => Promise.resolve(now),
  });
  await host.router.navigate('/');
  render(
    <MockShell host={host}>
      <SessionLinks />
      <MockOutlet />
    </MockShell>,
  );
  await screen.findByRole('heading', { name: 'Home' });
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => void (await host.app.session()));
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');

  now = { status: 'signed-in', csrfToken: 't', user: { isStaff: false } } as Session;
  await act(() => host.router.navigate('/blog'));
  await screen.findByRole('link', { name: 'Dashboard' });
});
