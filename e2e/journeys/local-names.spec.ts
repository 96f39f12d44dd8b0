import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { watchShift } from '../support/down-the-page';
import { withoutLocalFonts } from '../support/indian-fonts';
import { siteUrl } from '../support/system';

/** Names of many lengths in Malayalam, Gujarati, Bengali, Telugu, Hindi and Tamil. */
const pages = [
  '/sacred-calendar',
  '/temples/guruvayur-temple',
  '/temples/dwarkadhish-temple-dwarka',
  '/temples/dakshineswar-kali-temple',
  '/temples/venkateswara-temple-tirumala',
  '/temples/kashi-vishwanath-temple-varanasi',
  '/temples/varadharaja-perumal-temple-kanchipuram',
];

/** Delays the fonts of Indian scripts until the returned function is called. */
async function holdLetters(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/fonts\/anek-(?!latin)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const path of pages)
  test(`${path}: names in local scripts are on one line, and their fonts cause no layout shift`, async ({
    browser,
  }) => {
    for (const width of [390, 320]) {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      const shift = await watchShift(page);
      await withoutLocalFonts(page, path);
      const release = await holdLetters(page);
      await page.goto(siteUrl() + path);
      await expectLive(page);
      release();
      await page.waitForLoadState('networkidle');
      expect(await shift(), `shift ${width} px wide`).toBeLessThanOrEqual(0.01);
      const name = page.locator('main :is(h1, h3) [lang] > span').first();
      const [lines, own, room] = await name.evaluate((node) => [
        node.getClientRects().length,
        node.getBoundingClientRect().width,
        node.parentElement?.getBoundingClientRect().width ?? 0,
      ]);
      expect(lines).toBe(1);
      expect(own).toBeLessThanOrEqual(room);
      await page.close();
    }
  });

/** The words that are split between two lines. */
const splitWords = (names: Locator): Promise<string[]> =>
  names.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const text = node.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return [];
      return [...(text.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );

for (const { media, width } of [
  { media: 'screen', width: 320 },
  { media: 'screen', width: 768 },
  { media: 'screen', width: 1280 },
  { media: 'print', width: 718 },
] as const)
  test(`no name to show to a driver is split within a word, ${width} px wide (${media})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ['discovering-shiva', 'where-three-seas-meet', 'lamps-of-kerala']) {
      await page.goto(`${siteUrl()}/spiritual-tours/${slug}`);
      await expectLive(page);
      await page.getByRole('heading', { name: 'Names to show on the road' }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media });
      const names = page
        .locator('section', { has: page.getByRole('heading', { name: 'Names to show on the road' }) })
        .last()
        .locator('li > [lang]');
      expect(await names.count()).toBeGreaterThan(5);
      expect(await splitWords(names), slug).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
