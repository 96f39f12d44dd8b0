import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { goDown, watchShift } from '../support/down-the-page';
import { withoutLocalFonts } from '../support/indian-fonts';
import { siteUrl } from '../support/system';

/** The budget of a first view is 340 KB; fonts of Indian scripts near the viewport are not counted here. */
const mostBesideLetters = 285_000;

/** Browsers lay out content up to one and a half screens below the viewport; the rest is for rounding. */
const screensLaidOut = 2.6;

const lettersOf = {
  devanagari: /[\u0900-\u097F]/,
  bangla: /[\u0980-\u09FF]/,
  gurmukhi: /[\u0A00-\u0A7F]/,
  gujarati: /[\u0A80-\u0AFF]/,
  odia: /[\u0B00-\u0B7F]/,
  tamil: /[\u0B80-\u0BFF]/,
  telugu: /[\u0C00-\u0C7F]/,
  kannada: /[\u0C80-\u0CFF]/,
  malayalam: /[\u0D00-\u0D7F]/,
};
const scripts = Object.entries(lettersOf);

const scriptOfFile = (address: string): string | undefined =>
  scripts.find(([script]) => address.includes(`/fonts/anek-${script}-`))?.[0];

const scriptsIn = (names: string): string[] =>
  scripts.filter(([, letters]) => letters.test(names)).map(([script]) => script);

const allScripts = async (page: Page): Promise<string[]> =>
  scriptsIn((await page.locator('main h3').allTextContents()).join());

/** The scripts of the names that begin within this many screens. Measuring lays out every entry. */
async function scriptsWithin(page: Page, screens: number): Promise<string[]> {
  const names = await page.locator('main h3').evaluateAll(
    (headings, reach) =>
      headings
        .filter((heading) => heading.getBoundingClientRect().top < reach * innerHeight)
        .map((heading) => heading.textContent)
        .join(),
    screens,
  );
  return scriptsIn(names);
}

/** The scripts whose fonts have been fetched, on a machine without local ones. */
async function watchScripts(page: Page): Promise<ReadonlySet<string>> {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const script = scriptOfFile(request.url());
    if (script) fetched.add(script);
  });
  await withoutLocalFonts(page, '/sacred-calendar');
  return fetched;
}

async function openCalendar(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/sacred-calendar`);
  await expectLive(page);
  await page.waitForLoadState('networkidle');
}

/** The viewport in which the bench measures first views. */
test.use({ viewport: { width: 412, height: 823 } });

test('a first view of the calendar fetches only fonts near the viewport', async ({ page }) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  // Measuring an entry lays it out, so this comes first.
  const atFirst = [...fetched];
  const near = await scriptsWithin(page, screensLaidOut);
  const all = await allScripts(page);
  expect(all.length).toBeGreaterThan(near.length);
  const onScreen = await scriptsWithin(page, 1);
  expect(atFirst).toEqual(expect.arrayContaining(onScreen));
  // Tamil has a face that every page fetches.
  expect(atFirst.filter((script) => script !== 'tamil' && !near.includes(script))).toEqual([]);
});

test('scrolling down the calendar fetches all its fonts without layout shift', async ({ page }) => {
  const fetched = await watchScripts(page);
  const shift = await watchShift(page);
  await openCalendar(page);
  const atFirst = await shift();
  await goDown(page);
  expect((await shift()) - atFirst).toBeLessThanOrEqual(0.01);
  await expect.poll(async () => [...fetched].sort().join()).toBe((await allScripts(page)).sort().join());
});

test('printing the calendar without scrolling first fetches all its fonts', async ({ page }) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  const all = (await allScripts(page)).sort();
  expect([...fetched].sort()).not.toEqual(all);
  const paper = await page.pdf({ format: 'A4' });
  const fonts = paper.toString('latin1').match(/Anek(?!Latin)[A-Z][a-z]+(?=Medium)/g) ?? [];
  expect([...new Set(fonts.map((name) => name.replace('Anek', '').toLowerCase()))].sort()).toEqual(all);
});

test('the first key press lays out the whole calendar, as for searching or printing', async ({ page }) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  const all = (await allScripts(page)).sort();
  expect([...fetched].sort()).not.toEqual(all);
  await page.keyboard.press('Control');
  await expect.poll(() => [...fetched].sort()).toEqual(all);
});

test('a first view of the calendar leaves room for those fonts in its budget', async ({ page }) => {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const letters = new Set<string>();
  let bytes = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (scriptOfFile(request.url)) letters.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!letters.has(requestId)) bytes += encodedDataLength;
  });
  await openCalendar(page);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(mostBesideLetters);
});

test.describe('a link to one day of the calendar', () => {
  /** Below entries of many heights. */
  const lastEntry = (page: Page): Locator => page.locator('main [data-below=entries] > [id]').last();
  const addressOf = async (page: Page): Promise<string> => `#${await lastEntry(page).getAttribute('id')}`;

  /** At the scroll margin, or as far up as the end of the page allows. */
  async function expectAtTop(page: Page, entry: Locator): Promise<void> {
    const off = (): Promise<number> =>
      entry.evaluate((node) => {
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        const wanted = Math.min(
          scrollY + node.getBoundingClientRect().top - parseFloat(scrollPaddingTop),
          document.documentElement.scrollHeight - innerHeight,
        );
        return Math.round(Math.abs(scrollY - wanted));
      });
    await expect.poll(off).toBe(0);
    await page.waitForLoadState('networkidle');
    await expect.poll(off).toBe(0);
  }

  test('scrolls there from another page', async ({ page }) => {
    await openCalendar(page);
    const address = await addressOf(page);
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}/sacred-calendar${address}`);
    await expectLive(page);
    await expectAtTop(page, lastEntry(page));
  });

  test('scrolls there when typed on the open page before any interaction, and back', async ({ page }) => {
    await openCalendar(page);
    const address = await addressOf(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expectAtTop(page, lastEntry(page));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expectAtTop(page, lastEntry(page));
  });

  test('of a temple leads to its events', async ({ page }) => {
    await page.goto(`${siteUrl()}/temples/ekambareswarar-temple-kanchipuram`);
    await expectLive(page);
    const link = page.getByRole('link', { name: 'What to expect on these days' });
    const address = new URL((await link.getAttribute('href')) ?? '', siteUrl());
    expect(address.hash).not.toBe('');
    await link.click();
    await expect(page).toHaveURL(address.href);
    await expectAtTop(page, page.locator(address.hash));
  });
});
