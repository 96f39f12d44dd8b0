import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PageHead } from '@valam/mfe-kit/head';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { PageViews } from './page-views';

const titled = (title: string) => () => (
  <>
    <PageHead title={title} description="x" />
    <h1>{title}</h1>
  </>
);
const route = (path: `/${string}`, title: string) =>
  page({ path, page: lazyPage(title, () => Promise.resolve({ default: titled(title) })) });
const site = remote({
  name: 'catalog',
  apis: [],
  routes: [
    route('/blog', 'Blog | Valam'),
    route('/about', 'About us | Valam'),
    route('/gift-cards/:token', 'Asha, Ravi has given you a journey | Valam'),
    route('/admin/*', 'Back office | Valam'),
  ],
  actions: {},
});

describe('a page view', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('has the title of the current page, not of the previous one', async () => {
    const host = createMockHost({
      remotes: [site],
      http: fakeHttp({}),
      shell: { consent: { analytics: true, marketing: false } },
    });
    await host.router.navigate('/blog');
    render(
      <MockShell host={host}>
        <MockOutlet />
        <PageViews />
      </MockShell>,
    );
    await screen.findByRole('heading', { name: 'Blog | Valam' });
    for (const [to, title] of [
      ['/about', 'About us | Valam'],
      ['/blog', 'Blog | Valam'],
    ] as const) {
      await act(async () => host.router.navigate(to));
      await screen.findByRole('heading', { name: title });
    }
    expect(window.dataLayer).toMatchObject([
      { event: 'pageview', title: 'About us | Valam' },
      { event: 'pageview', title: 'Blog | Valam' },
    ]);
  });

  it('of a private page does not have its title, which the tag manager of the next page could read', async () => {
    const host = createMockHost({
      remotes: [site],
      http: fakeHttp({}),
      shell: { consent: { analytics: true, marketing: false } },
    });
    await host.router.navigate('/blog');
    render(
      <MockShell host={host}>
        <MockOutlet />
        <PageViews />
      </MockShell>,
    );
    await screen.findByRole('heading', { name: 'Blog | Valam' });
    await act(async () => host.router.navigate('/gift-cards/81271b2c-1-WihcmwT6qLr0Zk3vB9xYpA'));
    await screen.findByRole('heading', { name: /Asha/ });
    expect(window.dataLayer).toMatchObject([{ path: '/gift-cards/:token', title: '/gift-cards/:token' }]);
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Asha|Ravi/);
  });

  it('of the back office is not counted: what staff search for is in its address', async () => {
    const host = createMockHost({
      remotes: [site],
      http: fakeHttp({}),
      shell: { consent: { analytics: true, marketing: false } },
    });
    await host.router.navigate('/blog');
    render(
      <MockShell host={host}>
        <MockOutlet />
        <PageViews />
      </MockShell>,
    );
    await screen.findByRole('heading', { name: 'Blog | Valam' });
    await act(async () => host.router.navigate('/admin/people?search=asha%40example.org'));
    await screen.findByRole('heading', { name: 'Back office | Valam' });
    expect(window.dataLayer).toBeUndefined();
  });
});
