import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { goDown, watchShift } from '../support/down-the-page';
import { withoutLocalFonts } from '../support/indian-fonts';
import { siteUrl } from '../support/system';

/** A first view may weigh 340 KB; the letters of Indian scripts near the screen are not counted here. */
const mostBesideLetters = 285_000;

/** A browser lays out what is up to one and a half screens below its own; the rest is for rounding. */
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

/** The scripts of the names that begin within this many screens. It lays out every entry. */
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

/** The scripts that have been fetched, on a machine that brings none of their fonts along. */
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

/** The screen on which the bench measures first views. */
test.use({ viewport: { width: 412, height: 823 } });

test('a first view of the calendar fetches only the letters near the screen', async ({ page }) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  // A question for the box of an entry lays it out, so this comes first.
  const atFirst = [...fetched];
  const near = await scriptsWithin(page, screensLaidOut);
  const all = await allScripts(page);
  expect(all.length).toBeGreaterThan(near.length);
  const onScreen = await scriptsWithin(page, 1);
  expect(atFirst).toEqual(expect.arrayContaining(onScreen));
  // Tamil has a face that is fetched with those of every page.
  expect(atFirst.filter((script) => script !== 'tamil' && !near.includes(script))).toEqual([]);
});

test('on the way down the calendar, all its letters come and nothing moves', async ({ page }) => {
  const fetched = await watchScripts(page);
  const shift = await watchShift(page);
  await openCalendar(page);
  const atFirst = await shift();
  await goDown(page);
  expect((await shift()) - atFirst).toBeLessThanOrEqual(0.01);
  await expect.poll(async () => [...fetched].sort().join()).toBe((await allScripts(page)).sort().join());
});

test('the calendar that nobody has touched has all its letters on paper', async ({ page }) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  const all = (await allScripts(page)).sort();
  expect([...fetched].sort()).not.toEqual(all);
  const paper = await page.pdf({ format: 'A4' });
  const fonts = paper.toString('latin1').match(/Anek(?!Latin)[A-Z][a-z]+(?=Medium)/g) ?? [];
  expect([...new Set(fonts.map((name) => name.replace('Anek', '').toLowerCase()))].sort()).toEqual(all);
});

test('the first key lays out the whole calendar, for instance to search it or to print it', async ({
  page,
}) => {
  const fetched = await watchScripts(page);
  await openCalendar(page);
  const all = (await allScripts(page)).sort();
  expect([...fetched].sort()).not.toEqual(all);
  await page.keyboard.press('Control');
  await expect.poll(() => [...fetched].sort()).toEqual(all);
});

test('beside those letters, a first view of the calendar leaves room for some below the goal', async ({
  page,
}) => {
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

  /** Below the edge at which the browser stops, or as far up as the end of the page lets it go. */
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

  test('lands there from elsewhere', async ({ page }) => {
    await openCalendar(page);
    const address = await addressOf(page);
    await page.goto('about:blank');
    await page.goto(`${siteUrl()}/sacred-calendar${address}`);
    await expectLive(page);
    await expectAtTop(page, lastEntry(page));
  });

  test('lands there on the open page, typed before anything else is done, and leads back', async ({
    page,
  }) => {
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

  test('of a temple leads to what happens there', async ({ page }) => {
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
