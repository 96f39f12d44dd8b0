/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { feedOf } from './feed';
import { SiteFiles } from './site-files';
import { manifestOf, robotsOf, securityTextOf } from './small-files';
import { sitemapIndexOf, sitemapOf } from './sitemap';
import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import { tokens } from '@valam/ui/tokens/tokens';

const origin = 'https://valam.example';
const brand = {
  name: 'Valam',
  localName: null,
  email: 'a@b.example',
  phone: '',
  origin,
  social: {},
  team: [],
};

describe('the sitemap', () => {
  it('contains fixed pages, and content with its last change and picture', () => {
    const text = sitemapOf(
      origin,
      [
        {
          type: 'tour',
          path: '/spiritual-tours/a&b',
          title: 'A',
          updatedAt: '2027-01-02T03:04:05Z',
          image: '/media/k',
        },
      ],
      ['/'],
    );
    expect(text).toContain('<loc>https://valam.example/</loc>');
    expect(text).toContain(
      '<loc>https://valam.example/spiritual-tours/a&amp;b</loc><lastmod>2027-01-02</lastmod>',
    );
    expect(text).toContain('<image:loc>https://valam.example/media/k/1200.jpeg</image:loc>');
  });

  it('has an index if it is too long for one file', () => {
    expect(sitemapIndexOf(origin, 2)).toContain('<loc>https://valam.example/sitemap-2.xml</loc>');
  });
});

describe('the feed', () => {
  it('has no character that XML does not allow: one would make it unreadable', () => {
    const title = 'Knees\vand \u{1F64F}\b';
    const article = { slug: 'x', title, createdAt: '2026-10-28T00:00:00Z' } as ArticleCard;
    expect(feedOf({ origin, brand: 'Valam', articles: [article] })).toContain(
      '<title>Knees and \u{1F64F} </title>',
    );
  });

  it('escapes the text of articles', () => {
    const article = {
      slug: 'x',
      title: 'Knees & <steps>',
      createdAt: '2026-10-28T00:00:00Z',
      metaDescription: '"quoted"',
      blogCategory: null,
    } as ArticleCard;
    const text = feedOf({ origin, brand: 'Valam', articles: [article] });
    expect(text).toContain('<title>Knees &amp; &lt;steps&gt;</title>');
    expect(text).toContain('<pubDate>Wed, 28 Oct 2026 00:00:00 GMT</pubDate>');
  });
});

const never = (reason: unknown): never => {
  throw new Error('The file is unavailable', { cause: reason });
};

const opened: http.Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server that is closed after the test; returns its URL. */
async function listening(answer: http.RequestListener) {
  const server = http.createServer(answer);
  opened.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

it.each([
  [[], []],
  [['privacy_policy'], ['/privacy_policy']],
  [
    ['terms_of_service', 'privacy_policy', 'cancellations-and-refunds'],
    ['/cancellations-and-refunds', '/terms_of_service', '/privacy_policy'],
  ],
])(
  'with the policies %j in force the sitemap has the policy pages %j, because others are not found',
  async (slugs, pages) => {
    const gateway = await listening((request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            request.url === '/api/policies' ? slugs.map((slug) => ({ slug })) : { items: [], total: 0 },
          ),
        ),
    );
    const files = new SiteFiles({ gateways: [gateway], brand, origin, workerFile: '' });
    const site = await listening(
      (request, response) => void files.answer(request.url ?? '', request, response, never),
    );
    for (const file of ['/sitemap.xml', '/sitemap-1.xml']) {
      const text = await (await fetch(site + file)).text();
      const listed = [...text.matchAll(/<loc>https:\/\/valam\.example(\S*?)<\/loc>/g)].map(
        ([, path]) => path,
      );
      expect(listed).toContain('/signup');
      expect(listed.filter((path) => /polic|terms|cancel/.test(path ?? ''))).toEqual(pages);
    }
  },
);

describe('files generated from content', () => {
  it.each(['/sitemap.xml', '/blog/rss.xml'])(
    'are available while the first replica of the gateway is replaced: %s',
    async (pathname) => {
      const gateway = http.createServer((request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(request.url === '/api/policies' ? '[]' : '{"items":[],"total":0}'),
      );
      const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await once(gateway.listen(0, '127.0.0.1'), 'listening');
      const files = new SiteFiles({
        gateways: ['http://127.0.0.1:1', addressOf(gateway)],
        brand,
        origin,
        workerFile: '',
      });
      const site = http.createServer(
        (request, response) => void files.answer(pathname, request, response, never),
      );
      await once(site.listen(0, '127.0.0.1'), 'listening');
      expect((await fetch(addressOf(site))).status).toBe(200);
      for (const server of [gateway, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  );
});

it('the reason why a file of the site is unavailable is reported', async () => {
  const reasons: unknown[] = [];
  const files = new SiteFiles({ gateways: ['http://127.0.0.1:1'], brand, origin, workerFile: '/nowhere' });
  const site = http.createServer(
    (request, response) =>
      void files.answer(request.url ?? '', request, response, (reason) => reasons.push(reason)),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  for (const pathname of ['/sitemap.xml', '/sw.js'])
    expect((await fetch(`http://127.0.0.1:${port}${pathname}`)).status).toBe(503);
  expect(reasons.map(String)).toEqual([
    expect.stringContaining('No gateway answers /api/'),
    expect.stringContaining('/nowhere'),
  ]);
  site.close();
});

describe('static site files', () => {
  it('disallow private paths for robots and link to the sitemap', () => {
    expect(robotsOf(origin)).toMatch(/Disallow: \/admin\n/);
    expect(robotsOf(origin)).toContain('Sitemap: https://valam.example/sitemap.xml');
  });

  it('do not disallow noindex pages to which every page links', () => {
    expect(robotsOf(origin)).not.toMatch(/Disallow: \/(login|shortlist|forgot-password|search$)/m);
    expect(robotsOf(origin)).toContain('Disallow: /search?');
  });

  it('define the colors of the installed site', () => {
    expect(JSON.parse(manifestOf(brand))).toMatchObject({
      background_color: tokens.color.background,
      theme_color: tokens.color.primary,
    });
  });

  it('include a security contact that expires in half a year', () => {
    expect(securityTextOf(brand, new Date('2027-01-01T10:00:00Z'))).toContain(
      'Expires: 2027-06-30T00:00:00.000Z',
    );
  });
});
