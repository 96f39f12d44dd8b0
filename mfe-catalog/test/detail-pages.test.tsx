import { describe, expect, it } from '@jest/globals';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { oneTour } from './answers';
import { aPerson, aTour } from './builders';
import { detailPagesAndWords, hostArticles } from './detail-pages-and-words';
import { aHost, anArticle, aTemple } from './whole-records';

describe('the detail page of a complete record', () => {
  it.each(detailPagesAndWords)(
    '$path',
    async ({ path, answers, says, leads = {}, not = [] }) => {
      const { container } = await renderRemotePage(catalog, path, { answers });
      const words = (container.textContent ?? '').replace(/\s+/g, ' ');
      for (const text of says) expect(words).toContain(text);
      for (const text of not) expect(words).not.toContain(text);
      const links = [...container.querySelectorAll('a')].map((link) => [
        (link.textContent ?? '').replace(' (opens in a new tab)', '').trim(),
        link.getAttribute('href'),
      ]);
      for (const lead of Object.entries(leads)) expect(links).toContainEqual(lead);
    },
    30_000,
  );

  it('shows the published version if the preview link has expired', async () => {
    const answers = {
      'GET /api/preview/temples/kapali': new FakeProblem(403, 'catalog.preview_refused'),
      'GET /api/temples/kapali': aTemple(),
    };
    const { container, view } = await renderRemotePage(catalog, '/temples/kapali?preview=old', { answers });
    expect(view().kind).toBe('page');
    expect(container.textContent).toContain('Also Known As');
  });

  it('redirects a former URL to the current one and keeps the partner’s code', async () => {
    const answers = { 'GET /api/temples/kapali': aTemple(), 'GET /api/temples/kapaleeshwara': aTemple() };
    const { router } = await renderRemotePage(catalog, '/temples/kapaleeshwara?ref=ANNA', { answers });
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/temples/kapali?ref=ANNA');
  });

  it('does not link to an author or a guide without a page', async () => {
    const person = { ...aPerson('Arjun Pillai'), hasPage: false };
    const pages = [
      ['/blog/visa', { 'GET /api/blogs/visa': anArticle({ contributor: person }) }],
      [
        '/spiritual-tours/discovering-shiva',
        { ...oneTour, 'GET /api/tours/discovering-shiva': aTour({ hosts: [person] }) },
      ],
    ] as const;
    for (const [path, answers] of pages) {
      const { container, unmount } = await renderRemotePage(catalog, path, { answers });
      expect(container.textContent).toContain('Arjun Pillai');
      expect(container.querySelector('a[href^="/host/"]')).toBeNull();
      unmount();
    }
  }, 30_000);

  it('omits empty sections, and the tabs if there is only one, for a tour with little data', async () => {
    const bare = { description: null, inclusions: null, exclusions: null, photosPreviousTours: [] };
    const answers = { ...oneTour, 'GET /api/tours/discovering-shiva': aTour(bare) };
    const { container } = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva', { answers });
    expect(container.textContent).toContain('Day-by-Day Itinerary');
    expect(container.textContent).not.toContain('About This Tour');
    expect(container.querySelector('nav[aria-label="On this page"]')).toBeNull();
  });

  it('shows at most four articles on a host page', async () => {
    const answers = { 'GET /api/contributors/claire-fontenay': aHost(), 'GET /api/blogs': hostArticles };
    const { container } = await renderRemotePage(catalog, '/host/claire-fontenay', { answers });
    expect(container.querySelectorAll('a[href^="/blog/"]')).toHaveLength(4);
  });
});
