import { expect, test } from '@playwright/test';
import { siteUrl, system } from '../support/system';

const visit = (path: string) => fetch(siteUrl() + path, { redirect: 'manual' });

test.describe('a URL of the site', () => {
  const pages = [
    '/',
    '/spiritual-tours',
    '/spiritual-tours/discovering-shiva',
    '/retreats',
    '/temples',
    '/venues',
    '/ashrams',
    '/host',
    '/blog',
    '/about',
    '/cancellations-and-refunds',
    '/terms_of_service',
    '/privacy_policy',
    '/contact-us',
    '/contact-us/write-for-us',
    '/testimonials',
    '/referral-program',
    '/private-tours',
    '/signup',
    '/login',
    '/forgot-password',
    '/shortlist',
    '/search?q=kashi',
  ];
  for (const path of pages) {
    test(`${path} responds with a page`, async () => {
      const answer = await visit(path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(html).toMatch(/<h1[^>]*>/);
    });
  }

  test('an unknown one responds with a not-found page and status 404', async () => {
    const answer = await visit('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('404 Page Not Found');
  });

  for (const [path, words] of [
    ['/temples/no_slug', 'Temple Not Found'],
    ['/blog/index.php', 'Article Not Found'],
    ['/temples?page=1000000', '404 Page Not Found'],
  ] as const) {
    test(`${path}, which is not a valid path, responds with 404 too`, async () => {
      const answer = await visit(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(words);
    });
  }

  for (const [from, to] of [
    ['/hosts', '/host'],
    ['/Temples', '/temples'],
    ['/temples/', '/temples'],
  ] as const) {
    test(`${from} redirects permanently to ${to}`, async () => {
      const answer = await visit(from);
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.get('location') ?? '', siteUrl()).pathname).toBe(to);
    });
  }

  for (const path of ['/dashboard/referrals', '/admin', '/admin/tours']) {
    test(`${path} redirects anonymous visitors to the login`, async () => {
      const answer = await visit(path);
      expect([302, 303]).toContain(answer.status);
      expect(new URL(answer.headers.get('location') ?? '', siteUrl()).pathname).toBe('/login');
    });
  }
});

test.describe('machine-readable resources', () => {
  const files = [
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/blog/rss.xml', 'rss+xml'],
    ['/manifest.webmanifest', 'manifest+json'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/api/openapi.json', 'application/json'],
    ['/api/docs', 'text/html'],
  ] as const;
  for (const [path, type] of files) {
    test(`${path} is served as ${type}`, async () => {
      const answer = await visit(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(type);
    });
  }

  test('the registry names the live version of every remote', async () => {
    const remotes = (await (await visit('/remotes.json')).json()) as Record<string, { version: string }>;
    expect(Object.keys(remotes).sort()).toEqual(['account', 'booking', 'catalog']);
    for (const { version } of Object.values(remotes)) expect(version).toMatch(/\w{6,}/);
  });

  test('the shell serves health checks', async () => {
    expect((await visit('/healthz')).status).toBe(200);
    expect((await visit('/readyz')).status).toBe(200);
  });

  test('every unit serves health checks on its own ops port, never on the site', async () => {
    for (const [unit, url] of Object.entries(system().ops)) {
      if (!['gateway', 'catalog', 'leads', 'identity', 'notifications'].includes(unit)) continue;
      for (const path of ['/healthz', '/readyz', '/metrics'])
        expect((await fetch(url + path)).status, `${unit}${path}`).toBe(200);
    }
    expect((await visit('/metrics')).status).toBe(404);
  });
});
