import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/system';

const social = /(^|\.)(facebook|instagram|twitter|x|linkedin|youtube|substack)\.com$/;

/** The kinds of content with pages, and the UTM campaign of the links on them. */
const kinds = [
  { list: '/api/temples', path: '/temples', tag: 'temple-page', least: 10 },
  { list: '/api/venues', path: '/venues', tag: 'venue-page', least: 0 },
  { list: '/api/ashrams', path: '/ashrams', tag: 'ashram-page', least: 1 },
  { list: '/api/contributors', path: '/host', tag: 'host-page', least: 1 },
  { list: '/api/blogs', path: '/blog', tag: 'article-page', least: 1 },
] as const;

/** External links in the main content; those in header and footer are the site's own. */
function linksOut(html: string): URL[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<a[^>]+href="(https?:[^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
    .filter(({ origin }) => origin !== new URL(siteUrl()).origin);
}

const tagsOf = (url: URL): string[] => [...url.searchParams].filter(([name]) => /^utm_/.test(name)).flat();

for (const { list, path, tag, least } of kinds) {
  test(`external links of ${path} have UTM parameters, except those to social sites`, async ({ request }) => {
    const things = (await (await request.get(siteUrl() + list)).json()) as { slug: string }[];
    const links: URL[] = [];
    for (const { slug } of things)
      links.push(...linksOut(await (await request.get(`${siteUrl()}${path}/${slug}`)).text()));
    const [left, tagged] = [true, false].map((isSocial) =>
      links.filter(({ hostname }) => social.test(hostname) === isSocial),
    );
    for (const url of left ?? []) expect.soft(tagsOf(url), url.href).toEqual([]);
    for (const url of tagged ?? [])
      expect.soft(Object.fromEntries(url.searchParams), url.href).toMatchObject({
        utm_medium: 'referral',
        utm_campaign: tag,
        utm_source: expect.stringMatching(/^[a-z]+$/),
      });
    expect(tagged?.length).toBeGreaterThanOrEqual(least);
  });
}
