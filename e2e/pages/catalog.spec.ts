import { expect, test } from '@playwright/test';
import { expectAccessible, pixelsOver } from '@valam/testing/accessible';
import { missingRoutes, readingRoutes } from '../support/catalog-routes';
import { firstCode } from '../support/first-code';
import { expectLive } from '@valam/testing/live';
import { PageWatch } from '../support/page-watch';
import { siteUrl } from '../support/system';

const widths = [320, 390, 1280];

/** Texts of the header and footer of every page. */
const frame = [
  ...['Tours', 'Blog', 'Testimonials', 'About', 'Our Hosts', 'Subscribe', 'Chat with us'],
  'Sacred stories, insights, and invitations',
  'Hi!%20I&#x27;m%20interested%20in%20learning%20more%20about%20spiritual%20tours%20in%20India.',
  ...['/temples', '/venues', '/ashrams', '/host', '/referral-program', '/private-tours', '/contact-us'].map(
    (place) => `href="${place}"`,
  ),
  ...['/privacy_policy', '/terms_of_service', '/cancellations-and-refunds'].map((place) => `href="${place}"`),
  ...['facebook', 'instagram', 'youtube', 'substack'].map((site) => `${site}.com/`),
];

for (const { path, words } of readingRoutes) {
  test.describe(path, () => {
    test('is complete in its server-rendered document', async ({ request }) => {
      const response = await request.get(siteUrl() + path);
      const html = await response.text();
      expect(response.status()).toBe(200);
      expect(firstCode(html).run).toHaveLength(2);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/rel="canonical"|name="robots" content="noindex/);
      for (const word of [...words, ...frame]) expect(html, word).toContain(word);
    });

    test('hydrates without errors or repeated requests, fits every width, and is accessible', async ({
      page,
    }) => {
      const watch = new PageWatch(page);
      await page.goto(siteUrl() + path);
      await expectLive(page);
      expect(watch.errors).toEqual([]);
      expect(watch.failures).toEqual([]);
      expect(watch.repeated).toEqual([]);
      const calls = watch.apiCalls;
      expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([]);
      expect(calls.filter((call) => call.startsWith('GET /api/') && !call.includes('/api/auth/'))).toEqual(
        [],
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await pixelsOver(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    });
  });
}

for (const { path, words } of missingRoutes) {
  test(`${path} responds as not found`, async ({ request }) => {
    const response = await request.get(siteUrl() + path);
    const html = await response.text();
    expect(response.status()).toBe(404);
    for (const word of words) expect(html).toContain(word);
  });
}

test('a not-found page loads no code of other pages', async ({ request }) => {
  const codeOf = async (path: string) =>
    firstCode(await (await request.get(siteUrl() + path)).text()).fetch.map(([file]) => file);
  const [temples = [], ...others] = await Promise.all(['/temples', '/blog', '/about'].map(codeOf));
  const shared = temples.filter((file) => others.every((files) => files.includes(file)));
  const own = [temples, ...others].flat().filter((file) => !shared.includes(file));
  expect(own.length).toBeGreaterThan(2);
  for (const { path } of missingRoutes) {
    const files = await codeOf(path);
    expect(files.filter((file) => own.includes(file) || !file.startsWith('/remotes/catalog/'))).toEqual([]);
  }
});
