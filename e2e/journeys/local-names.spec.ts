import { expect, test, type Page } from '@playwright/test';
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
