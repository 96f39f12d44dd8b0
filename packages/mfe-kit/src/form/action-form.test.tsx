import { describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { lazyPage } from '../remote/lazy-page';
import { page, remote } from '../remote/remote-module';
import { renderRemotePage } from '../testing/render-remote';
import { ActionForm } from './action-form';

const pauseMs = 200;
const inPlace = (chunk: string, component: () => React.ReactNode) =>
  lazyPage(chunk, () => Promise.resolve({ default: component }));

const account = remote({
  name: 'account',
  apis: [],
  routes: [
    page({
      path: '/login',
      page: inPlace('login', () => (
        <ActionForm action="account/login">{() => <button type="submit">Log in</button>}</ActionForm>
      )),
    }),
    page({ path: '/dashboard', page: inPlace('dashboard', () => <h1>Dashboard</h1>) }),
    page({ path: '/blog', page: inPlace('blog', () => <h1>Blog</h1>) }),
  ],
  actions: {
    login: () => Promise.resolve({ ok: true, redirect: '/dashboard', redirectAfterMs: pauseMs }),
  },
});

describe('a form whose result stays on the page for a moment', () => {
  async function sent() {
    const { getByText, router } = await renderRemotePage(account, '/login');
    await act(async () => void fireEvent.click(getByText('Log in')));
    return router;
  }
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 2 * pauseMs)));

  it('opens the next page then', async () => {
    const router = await sent();
    expect(router.state.location.pathname).toBe('/login');
    await pause();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('leaves a visitor alone who has opened another page meanwhile', async () => {
    const router = await sent();
    await act(() => router.navigate('/blog'));
    await pause();
    expect(router.state.location.pathname).toBe('/blog');
  });
});
