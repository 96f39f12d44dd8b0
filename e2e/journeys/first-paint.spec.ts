import { expect, test, type Page } from '@playwright/test';
import { expectLive } from '../support/live';
import { siteUrl } from '../support/system';

const pages = ['/', '/spiritual-tours/discovering-shiva', '/temples', '/blog'];

interface Seen {
  readonly shift: number;
  /** What came for the words and the code, and how long after the first words were painted it was asked for. */
  readonly asked: readonly { readonly file: string; readonly afterMs: number }[];
}

/** What the browser has written down of a visit. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    const entries = (type: string): Promise<PerformanceEntryList> =>
      new Promise((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => done([]), 500);
      });
    const words =
      (await entries('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
    const shifts = await entries('layout-shift');
    return {
      shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(woff2|js)$/.test(new URL(name).pathname))
        .map(({ name, startTime }) => ({ file: new URL(name).pathname, afterMs: startTime - words })),
    };
  });

const inOurFonts = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('"Anek Latin"'));

test.use({ viewport: { width: 390, height: 844 } });

for (const path of pages) {
  test(`${path}: words and pictures come before fonts and code, and nothing moves when these have come`, async ({
    page,
  }) => {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await expect.poll(() => inOurFonts(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    const { asked, shift } = await seen(page);
    expect(asked.filter(({ file }) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(3);
    expect(asked.filter(({ afterMs }) => !(afterMs >= 0))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

test('who has had our fonts does not wait for a paint to see them', async ({ page }) => {
  await page.goto(siteUrl());
  await expect.poll(() => inOurFonts(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  // Here no paint is ever told of, and the page waits three seconds for one.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(): void {}
    };
  });
  await page.goto(`${siteUrl()}/about`);
  await expect.poll(() => inOurFonts(page), { timeout: 2_000 }).toBe(true);
});
