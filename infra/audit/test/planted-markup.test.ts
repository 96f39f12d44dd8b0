import { describe, expect, it } from '@jest/globals';
import { readFeed, readSitemap } from '../src/site-lists.ts';
import { structuredDataOf, structuredDataProblems } from '../src/structured-data.ts';
import { htmlProblems } from '../src/valid-html.ts';

const origin = 'https://valam.example';

describe('the HTML validation', () => {
  const page = (body: string): string =>
    `<!DOCTYPE html><html lang="en"><head><title>Tours</title></head><body>${body}</body></html>`;

  it('accepts a valid page', async () => {
    expect(await htmlProblems(page('<main><h1>Tours</h1></main>'))).toEqual([]);
  });

  it.each([
    ['a section in a paragraph', '<p><section>Tours</section></p>'],
    ['an id that is there twice', '<p id="a">One</p><p id="a">Two</p>'],
    ['a label that leads nowhere', '<label for="nobody">Name</label>'],
    ['a button in a link', '<a href="/"><button type="button">Go</button></a>'],
    ['an autofill that the field cannot hold', '<input type="tel" autocomplete="tel-national">'],
  ])('are broken by %s', async (_what, body) => {
    expect(await htmlProblems(page(body))).not.toEqual([]);
  });
});

describe('structured data', () => {
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: `${origin}/spiritual-tours` },
    ],
  };

  it('is accepted when complete', () => {
    const html = `<script type="application/ld+json">${JSON.stringify(crumbs)}</script>`;
    expect(structuredDataOf(html).flatMap((block) => structuredDataProblems(block, origin))).toEqual([]);
  });

  const offer = {
    '@type': 'Offer',
    url: origin,
    price: 2490,
    priceCurrency: 'USD',
    seller: { '@type': 'Organization', name: 'Valam' },
  };
  it.each([
    [
      'leads to undefined',
      { ...crumbs, itemListElement: [crumbs.itemListElement[0], { position: 2, name: 'Tours' }] },
    ],
    ['entry 1 is at position 2', { ...crumbs, itemListElement: [...crumbs.itemListElement].reverse() }],
    ['has no sku', { '@context': 'https://schema.org', '@type': 'Product', name: 'Shiva', offers: offer }],
    ['costs 0', { '@context': 'https://schema.org', ...offer, price: 0 }],
    ['has no availability', { '@context': 'https://schema.org', '@type': 'TouristTrip', offers: [offer] }],
    ['speaks undefined', { ...crumbs, '@context': undefined }],
    [
      'does not answer',
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Why?' }],
      },
    ],
    [
      'rates 7',
      { '@context': 'https://schema.org', '@type': 'AggregateRating', ratingValue: 7, reviewCount: 2 },
    ],
  ])('is reported: %s', (what, block) => {
    expect(structuredDataProblems(block, origin).join()).toContain(what);
  });
});

describe('the sitemap', () => {
  const map = (entries: string, space = 'http://www.sitemaps.org/schemas/sitemap/0.9'): string =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${space}">${entries}</urlset>`;
  const entry = `<url><loc>${origin}/about</loc><lastmod>2027-01-02</lastmod></url>`;

  it('is read as it should be', () => {
    expect(readSitemap(map(entry), origin)).toMatchObject({ problems: [], pages: [`${origin}/about`] });
  });

  it.each([
    ['another schema', map(entry, 'http://www.sitemaps.org/schemas/sitemap/0.8')],
    ['an address elsewhere', map('<url><loc>https://other.example/about</loc></url>')],
    ['a page twice', map(entry + entry)],
    [
      'the change before the address',
      map(`<url><lastmod>2027-01-02</lastmod><loc>${origin}/about</loc></url>`),
    ],
    ['a day that is none', map(`<url><loc>${origin}/about</loc><lastmod>2027-13-02</lastmod></url>`)],
    ['nothing', map('')],
  ])('is reported when it contains %s', (_what, xml) => {
    expect(readSitemap(xml, origin).problems).not.toEqual([]);
  });

  it('is rejected when it is not well-formed', () => {
    expect(() => readSitemap(map('<url><loc>a & b</loc></url>'), origin)).toThrow();
  });
});

describe('the feed', () => {
  const self = '/blog/rss.xml';
  const item = (slug: string, day: string): string =>
    `<item><title>A</title><link>${origin}/blog/${slug}</link><guid>${origin}/blog/${slug}</guid><pubDate>${day}</pubDate></item>`;
  const feed = (items: string): string =>
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Valam</title><link>${origin}/blog</link>
    <description>Articles</description><atom:link href="${origin}${self}" rel="self"/>${items}</channel></rss>`;
  const [older, newer] = ['Wed, 28 Oct 2026 00:00:00 GMT', 'Thu, 29 Oct 2026 00:00:00 GMT'];
  const problemsOf = (items: string): string[] => readFeed(feed(items), { origin, self }).problems;

  it('is read as it should be', () => {
    expect(problemsOf(item('b', newer) + item('a', older))).toEqual([]);
  });

  it.each([
    ['the older article first', item('a', older) + item('b', newer)],
    ['an article twice', item('a', older) + item('a', older)],
    ['a date of another kind', item('a', '2026-10-28')],
    ['no article', ''],
  ])('is reported when it contains %s', (_what, items) => {
    expect(problemsOf(items)).not.toEqual([]);
  });
});
