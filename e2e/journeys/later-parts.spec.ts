import { expect, type Page } from '@playwright/test';
import { expectLive, expectPageLive } from '@valam/testing/live';
import { publicPages } from '@valam/testing/routes';
import { ApiClient, newAddress } from '../support/api';
import { openBooked, someone } from '../support/book-seats';
import { goDown } from '../support/down-the-page';
import { goToWaiting, laterPlaces, printed } from '../support/later-places';
import { loadUntil } from '../support/load-until';
import { test } from '../support/own-dates';
import { joinProgram } from '../support/partners';
import { siteUrl } from '../support/system';

/**
 * The minimum distance of the texts of two sections, in pixels: without a margin, only the leading of two lines is
 * left.
 */
const least = 16;

/** Opens when its code arrives: a press before has left the focus on it. */
const openedByFocus = /^Country code/;

/**
 * Lazy-loaded parts have the same margins and print the same before and after their code has arrived. The viewport is
 * low, so that parts are below it.
 */
async function expectTheSame(page: Page, path: string): Promise<number> {
  let waited = 0;
  for (const width of [390, 1280]) {
    await test.step(`${path} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(siteUrl() + path);
      await expectLive(page);
      // A host's page has loaded its articles by then.
      await expectPageLive(page);
      await page.waitForLoadState('networkidle');
      const before = await laterPlaces(page);
      const paper = await printed(page);
      const inVain = before.unheard.filter((button) => !openedByFocus.test(button));
      expect.soft(inVain, `${path} at ${width}: pressed before its code`).toEqual([]);
      waited += before.waiting;
      expect.soft(before.lost, `${path} at ${width}`).toEqual([]);
      const near = before.distances.filter(({ pixels }) => pixels < least);
      expect.soft(near, `${path} at ${width}: distances`).toEqual([]);
      await goDown(page);
      await expect(async () => {
        await goToWaiting(page);
        expect((await laterPlaces(page)).waiting, `${path}: live`).toBe(0);
      }).toPass({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      expect.soft((await laterPlaces(page)).distances, `${path} at ${width}: live`).toEqual(before.distances);
      expect.soft(await printed(page), `${path} at ${width}: on paper`).toEqual(paper);
    });
  }
  return waited;
}

test('lazy-loaded parts of public pages keep their margins and print completely', async ({ page }) => {
  test.setTimeout(600_000);
  let withParts = 0;
  for (const { path } of await publicPages(siteUrl())) {
    const [, main = ''] = /<main\b(.*)<\/main>/s.exec(await (await fetch(siteUrl() + path)).text()) ?? [];
    if (!main.includes('data-no-box')) continue;
    if ((await expectTheSame(page, path)) > 0) withParts += 1;
  }
  expect(withParts).toBeGreaterThan(5);
});

/** Overlays have a history entry: the router navigates back and forth. */
test('lazy-loaded parts of public pages stay under an overlay before their code has arrived', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 500 });
  const words = (): Promise<string> => page.locator('main').innerText();
  let withParts = 0;
  for (const { path } of await publicPages(siteUrl())) {
    await test.step(path, async () => {
      await page.goto(siteUrl() + path);
      await expectPageLive(page);
      await page.waitForLoadState('networkidle');
      const { waiting } = await laterPlaces(page);
      if (waiting === 0) return;
      withParts += 1;
      const before = await words();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect.soft(await words(), `${path}: its words`).toBe(before);
    });
  }
  expect(withParts).toBeGreaterThan(5);
});

test('lazy-loaded parts of a booking keep their margins and print completely', async ({ page, books }) => {
  const link = await openBooked(page, someone('distances'), await books.date(), { travellers: 2 });
  expect(await expectTheSame(page, new URL(link).pathname)).toBeGreaterThan(0);
});

test("lazy-loaded parts of a partner's dashboard keep their margins and print completely", async ({
  page,
}) => {
  const code = await joinProgram(page, someone('paper'));
  const asked = await new ApiClient().post('/api/leads', {
    ...{ firstName: 'Asha', lastName: 'Rao', email: newAddress('asks'), mobile: '+4791234567' },
    ...{ type: 'inquiry', quantity: 10, message: 'Hello', referralCodeUsed: code },
  });
  expect(asked.status).toBe(201);
  const path = '/dashboard/referrals?chart=leads';
  // Identity receives the event of the lead a moment later.
  await loadUntil(
    () => page.goto(siteUrl() + path),
    (wait) => expect(page.getByText('1 lead in twelve months')).toBeAttached(wait),
  );
  expect(await expectTheSame(page, path)).toBeGreaterThan(0);
});
