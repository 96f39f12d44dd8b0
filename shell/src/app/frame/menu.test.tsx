import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { overlayPlace } from '@valam/mfe-kit/host';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { Menu } from './menu';

let mockIsLost = false;
jest.mock('./menu-drawer', () => {
  if (mockIsLost) throw new Error('offline');
  return jest.requireActual('./menu-drawer');
});

const route = (path: `/${string}`, title: string) =>
  page({ path, page: lazyPage(title, () => Promise.resolve({ default: () => <h1>{title}</h1> })) });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [route('/blog', 'Blog'), route('/testimonials', 'Testimonials')],
  actions: {},
});

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

async function shown() {
  const host = createMockHost({ remotes: [site], http: fakeHttp({}) });
  await host.router.navigate('/blog');
  render(
    <MockShell host={host}>
      <Menu />
      <MockOutlet />
    </MockShell>,
  );
  return { host, opener: await screen.findByRole('button', { name: 'Menu' }) };
}

describe('the menu on small screens', () => {
  afterEach(() => {
    mockIsLost = false;
    window.location.hash = '';
  });

  it('jumps to the footer if the code of the drawer cannot be loaded, and opens the drawer on the next click', async () => {
    mockIsLost = true;
    const { opener } = await shown();
    await press(opener);
    await waitFor(() => expect(window.location.hash).toBe('#foot'));
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    mockIsLost = false;
    await press(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
  });

  it('closes when Back returns to the previous page', async () => {
    const { host, opener } = await shown();
    await act(async () => host.router.navigate('/testimonials'));
    await press(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
    await act(async () => host.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'Blog' });
  });

  it('closes on a link to the current page, which gets no second history entry, and scrolls to the top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { host, opener } = await shown();
    await press(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
    await act(async () => host.router.navigate(overlayPlace(1)));
    const { key } = host.router.state.location;
    await press(screen.getByRole('link', { name: 'Blog' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.router.state.location.key).toBe(key);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrollTo.mockRestore();
  });
});
