import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { lazyPage } from '../remote/lazy-page';
import { page, remote, type ActionResult } from '../remote/remote-module';
import { renderRemotePage } from '../testing/render-remote';
import { ActionForm, idempotencyKeyOf } from './action-form';

const pauseMs = 200;
const keys: string[] = [];
let finish: (result: ActionResult) => void = () => undefined;
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
    page({
      path: '/slow',
      page: inPlace('slow', () => (
        <ActionForm action="account/wait">
          {() => (
            <>
              <input name="wish" aria-label="Wish" defaultValue="" />
              <button type="submit">Wait</button>
            </>
          )}
        </ActionForm>
      )),
    }),
    page({
      path: '/pay',
      page: inPlace('pay', () => (
        <ActionForm action="account/pay">
          {({ isSending }) => (
            <>
              <input name="message" aria-label="Message" defaultValue="" />
              <button type="submit">{isSending ? 'Processing...' : 'Pay'}</button>
            </>
          )}
        </ActionForm>
      )),
    }),
  ],
  actions: {
    wait: () => new Promise((resolve) => (finish = resolve)),
    pay: (_app, form) => {
      keys.push(idempotencyKeyOf(form));
      return Promise.resolve({ ok: true, redirect: 'https://pay.example/1' });
    },
    login: () => Promise.resolve({ ok: true, redirect: '/dashboard', redirectAfterMs: pauseMs }),
  },
});

describe('a form whose action redirects after a delay', () => {
  async function sent() {
    const { getByText, router } = await renderRemotePage(account, '/login');
    jest.useFakeTimers();
    await act(async () => void fireEvent.click(getByText('Log in')));
    return router;
  }
  afterEach(() => {
    jest.useRealTimers();
  });
  const pause = () => act(() => jest.advanceTimersByTimeAsync(2 * pauseMs));

  it('opens the next page after the delay', async () => {
    const router = await sent();
    expect(router.state.location.pathname).toBe('/login');
    await pause();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('does not redirect if the visitor has opened another page during the delay', async () => {
    const router = await sent();
    await act(() => router.navigate('/blog'));
    await pause();
    expect(router.state.location.pathname).toBe('/blog');
  });
});

it('does not redirect if the visitor has opened another page while the action was in flight', async () => {
  const { getByText, router } = await renderRemotePage(account, '/slow');
  await act(async () => void fireEvent.click(getByText('Wait')));
  await act(() => router.navigate('/blog'));
  await act(async () => finish({ ok: true, redirect: '/dashboard' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.location.pathname).toBe('/blog');
});

describe('a form after a successful submission', () => {
  async function sentWith(wish: string) {
    const { getByText, getByLabelText } = await renderRemotePage(account, '/slow');
    const field = getByLabelText('Wish');
    fireEvent.input(field, { target: { value: wish } });
    await act(async () => void fireEvent.click(getByText('Wait')));
    return field;
  }

  it('empties its fields after a successful submission', async () => {
    const field = await sentWith('A room');
    await act(async () => finish({ ok: true }));
    expect(field).toHaveProperty('value', '');
  });

  it('keeps text that was typed while the action was in flight', async () => {
    const field = await sentWith('A room');
    fireEvent.input(field, { target: { value: 'A room with a view' } });
    await act(async () => finish({ ok: true }));
    expect(field).toHaveProperty('value', 'A room with a view');
  });
});

describe('a form that redirects to the payment page', () => {
  // jsdom logs an error because it does not implement navigation.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keys.length = 0;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('stays busy until the page opens, and keeps its fields for a visitor who comes back', async () => {
    const { getByLabelText, getByRole } = await renderRemotePage(account, '/pay');
    const message = getByLabelText('Message');
    fireEvent.input(message, { target: { value: 'Go round the hill once for me.' } });
    await act(async () => void fireEvent.click(getByRole('button')));
    await act(async () => void fireEvent.click(getByRole('button', { name: 'Processing...' })));
    expect(keys).toHaveLength(1);
    expect(message).toHaveProperty('value', 'Go round the hill once for me.');

    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await act(async () => void fireEvent.click(getByRole('button', { name: 'Pay' })));
    expect(new Set(keys).size).toBe(2);
  });
});
