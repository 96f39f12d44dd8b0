import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NavLink } from '@valam/mfe-kit/router';
import { overlaysAt } from '@valam/mfe-kit/host';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { Dialog } from '@valam/ui/dialog/dialog';
import { useState } from 'react';
import type { DataRouter } from 'react-router';
import { placeKeyOf } from '../app/place-on-page';
import { createPageRouter } from './page-router';

/** A page with two dialogs, one opened from the other. */
function BlogPage() {
  const [isOpen, setOpen] = useState(false);
  const [isInnerOpen, setInnerOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  return (
    <>
      <h1>Blog</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={isOpen} onOpenChange={(next) => !isSending && setOpen(next)} title="Inquiry">
        <button type="button" onClick={() => setInnerOpen(true)}>
          Country
        </button>
        <button type="button" onClick={() => setSending(!isSending)}>
          Send
        </button>
        <NavLink to="/tours" replace onClick={() => setOpen(false)}>
          Tours
        </NavLink>
        <NavLink to="/elsewhere">Elsewhere</NavLink>
      </Dialog>
      <Dialog open={isInnerOpen} onOpenChange={setInnerOpen} title="Countries">
        India
      </Dialog>
    </>
  );
}

const loaded = jest.fn<(path: string) => void>();
const route = (path: `/${string}`, Page: () => React.JSX.Element) =>
  page({
    path,
    page: lazyPage(path, () => Promise.resolve({ default: Page })),
    load: () => Promise.resolve(loaded(path)),
  });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [
    route('/', () => <h1>Home</h1>),
    route('/blog', BlogPage),
    route('/tours', () => <h1>Tours</h1>),
    route('/elsewhere', () => <h1>Elsewhere</h1>),
  ],
  actions: {},
});

describe('Back', () => {
  let router: DataRouter;
  const goBack = async () => {
    const before = router.state.location;
    await act(async () => history.back());
    await waitFor(() => expect(router.state.location).not.toBe(before));
  };
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const press = (name: string) => click(screen.getByText(name));
  const dialogs = () => screen.queryAllByRole('dialog').length;
  const isClosed = () => waitFor(() => expect(dialogs()).toBe(0));
  const openHere = () => overlaysAt(router.state.location);
  const isOnItsOwnEntry = () => waitFor(() => expect(openHere()).toBe(0));

  // One router for all tests, as for one tab: it adds listeners to the window.
  beforeAll(() => {
    history.replaceState({ key: 'first' }, '', '/');
    const sources = createMockHost({ remotes: [site], http: fakeHttp({}) });
    router = createPageRouter({ sources, present: [site], rendered: 'page' });
  });

  beforeEach(async () => {
    await router.navigate('/');
    await router.navigate('/blog');
    const host = { ...createMockHost({ remotes: [site], http: fakeHttp({}) }), router };
    render(
      <MockShell host={host}>
        <MockOutlet />
      </MockShell>,
    );
    await click(await screen.findByText('Ask'));
    await screen.findByRole('dialog', { name: 'Inquiry' });
    loaded.mockClear();
  });

  it('closes the dialog first, and leaves the page the next time', async () => {
    expect(location.hash).toBe('');
    await goBack();
    await isClosed();
    expect(screen.getByRole('heading', { name: 'Blog' })).toBeTruthy();
    expect(location.pathname).toBe('/blog');
    expect(loaded).not.toHaveBeenCalled();
    await goBack();
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('keeps the scroll position of the page behind the dialog', async () => {
    const whileOpen = placeKeyOf(router.state.location);
    await goBack();
    await isClosed();
    expect(placeKeyOf(router.state.location)).toBe(whileOpen);
  });

  it('leaves the page immediately after the dialog was closed by its button', async () => {
    await click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await isOnItsOwnEntry();
    expect(loaded).not.toHaveBeenCalled();
    await goBack();
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('returns in one step from a page that was opened by a link in the dialog', async () => {
    await press('Tours');
    await screen.findByRole('heading', { name: 'Tours' });
    await goBack();
    await screen.findByRole('heading', { name: 'Blog' });
    await isOnItsOwnEntry();
    await goBack();
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('returns in one step from a page that was opened from a dialog that stays open', async () => {
    await press('Elsewhere');
    await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
    await goBack();
    await screen.findByRole('heading', { name: 'Blog' });
    await isOnItsOwnEntry();
    await goBack();
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('closes the uppermost of two dialogs first', async () => {
    await press('Country');
    await screen.findByRole('dialog', { name: 'Countries' });
    await goBack();
    await waitFor(() => expect(dialogs()).toBe(1));
    await screen.findByRole('dialog', { name: 'Inquiry' });
    await goBack();
    await isClosed();
    expect(location.pathname).toBe('/blog');
  });

  it('does not close a dialog while its form is in flight, but closes it after that', async () => {
    await press('Send');
    await goBack();
    await waitFor(() => expect(openHere()).toBe(1));
    expect(dialogs()).toBe(1);
    await press('Send');
    await goBack();
    await isClosed();
    expect(location.pathname).toBe('/blog');
  });

  it('closes a dialog that was reopened', async () => {
    await click(screen.getByRole('button', { name: 'Close' }));
    await press('Ask');
    await waitFor(() => expect(openHere()).toBe(1));
    await goBack();
    await isClosed();
    expect(location.pathname).toBe('/blog');
  });

  it('leaves no history entry of the closed dialog to go forward to', async () => {
    await goBack();
    await isClosed();
    await act(async () => history.forward());
    await isOnItsOwnEntry();
    expect(dialogs()).toBe(0);
    expect(loaded).not.toHaveBeenCalled();
    await goBack();
    await screen.findByRole('heading', { name: 'Home' });
  });

  it('leaves the page and its dialog when going back two entries at once', async () => {
    await act(async () => history.go(-2));
    await screen.findByRole('heading', { name: 'Home' });
    await isClosed();
  });
});
