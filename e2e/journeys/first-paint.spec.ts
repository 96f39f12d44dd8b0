import { expect, test, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { goDown, watchShift } from '../support/down-the-page';
import { haltingServer } from '../support/halting-server';
import { siteUrl } from '../support/system';

const pages = ['/', '/spiritual-tours/discovering-shiva', '/temples', '/blog'];

interface Asked {
  readonly file: string;
  readonly afterMs: number;
}

/** The font and script files that were loaded, with the time of each request after the first contentful paint. */
const asked = (page: Page): Promise<Asked[]> =>
  page.evaluate(() => {
    const words = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(woff2|js)$/.test(new URL(name).pathname))
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, afterMs: startTime - words }));
  });

/** Web font faces, without local fallbacks, that were fetched although no text uses their family, style and weight. */
const unusedFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bare = (name: string) => name.trim().replaceAll('"', '');
    const shown = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim()) continue;
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
      for (const family of fontFamily.split(',')) shown.add(`${bare(family)}|${fontStyle}|${fontWeight}`);
    }
    const faces = [...document.fonts];
    return faces
      .filter(({ family, status }) => status === 'loaded' && !bare(family).includes(' as '))
      .filter(({ family, style, weight: own }) => {
        const weights = faces
          .filter((face) => bare(face.family) === bare(family) && face.style === style)
          .map(({ weight }) => Number.parseInt(weight));
        const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)];
        const isShown = (text: string) => {
          const [textFamily, textStyle, textWeight] = text.split('|');
          if (textFamily !== bare(family) || textStyle !== style) return false;
          return (
            lightest === heaviest || (Number(textWeight) > 500 ? heaviest : lightest) === Number.parseInt(own)
          );
        };
        return ![...shown].some(isShown);
      })
      .map(({ family, style, weight }) => `${bare(family)} ${style} ${weight}`);
  });

const inOurFonts = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('"Anek Latin"'));

test.use({ viewport: { width: 390, height: 844 } });

for (const path of pages) {
  test(`${path}: text and images load before fonts and code, which cause no layout shift`, async ({
    page,
  }) => {
    const shift = await watchShift(page);
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await expect.poll(() => inOurFonts(page)).toBe(true);
    const files = await asked(page);
    expect(files.filter(({ file }) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(3);
    expect(files.filter(({ afterMs }) => !(afterMs >= 0))).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await goDown(page);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
}

for (const path of [...pages, '/cancellations-and-refunds', '/ashrams']) {
  test(`${path}: no unused font is fetched`, async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await expect.poll(() => inOurFonts(page)).toBe(true);
    await goDown(page);
    await page.waitForLoadState('networkidle');
    expect(await unusedFaces(page)).toEqual([]);
  });
}

test('a header that arrives in two chunks is painted in one piece', async ({ page }) => {
  const server = await haltingServer('Currency', 1_500);
  try {
    const shift = await watchShift(page);
    await page.goto(`${server.url}/temples`, { waitUntil: 'commit' });
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(painted).toBeGreaterThanOrEqual(1_500);
    await expect.poll(() => inOurFonts(page)).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  } finally {
    server.close();
  }
});

test('cached fonts are used without waiting for a paint', async ({ page }) => {
  await page.goto(siteUrl());
  await expect.poll(() => inOurFonts(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  // Without a PerformanceObserver no paint is reported, and the page falls back to a timeout of three seconds.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(): void {}
    };
  });
  await page.goto(`${siteUrl()}/about`);
  await expect.poll(() => inOurFonts(page), { timeout: 2_000 }).toBe(true);
});

test('images more than two screens below are lazy-loaded', async ({ page }) => {
  /** The images that begin below this many screens, and how many of them were fetched. */
  const below = (screens: number): Promise<{ all: number; fetched: number }> =>
    page.evaluate((many) => {
      const far = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (picture) => picture.getBoundingClientRect().top > many * innerHeight,
      );
      return { all: far.length, fetched: far.filter(({ naturalWidth }) => naturalWidth > 0).length };
    }, screens);
  await page.goto(`${siteUrl()}/blog`);
  await expectLive(page);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await page.waitForLoadState('networkidle');
  const far = await below(2.75);
  expect(far.all).toBeGreaterThan(10);
  expect(far.fetched).toBe(0);
  await goDown(page);
  await expect.poll(async () => (await below(-100)).fetched).toBe((await below(-100)).all);
});

test.describe('the scroll position in the middle of a page', () => {
  const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

  test.beforeEach(async ({ page }) => {
    await page.goto(`${siteUrl()}/spiritual-tours/discovering-shiva`);
    await expectLive(page);
    await page.getByRole('heading', { name: 'Tour Dates' }).scrollIntoViewIfNeeded();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
    // Deferred layout above replaces estimated sizes with actual ones and shifts the scroll position.
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    let place: number;
    const hasStayed = async (): Promise<boolean> => place === (place = await placeOf(page));
    await expect.poll(hasStayed, { intervals: [500] }).toBe(true);
  });

  const ways = {
    'a reload': (page: Page) => page.reload(),
    'returning from another document': async (page: Page) => {
      await page.goto(`${siteUrl()}/robots.txt`);
      await page.goBack();
    },
  };
  for (const [name, leave] of Object.entries(ways)) {
    test(`is restored after ${name}`, async ({ page }) => {
      const place = await placeOf(page);
      await leave(page);
      await expectLive(page);
      await expect.poll(() => placeOf(page)).toBe(place);
    });
  }
});
