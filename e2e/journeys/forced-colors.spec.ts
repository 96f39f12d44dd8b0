import { expect, test, type Locator } from '@playwright/test';
import { expectFieldLive, expectLive } from '@valam/testing/live';
import { tourPath } from '../support/own-dates';
import { siteUrl } from '../support/system';

const background = (place: Locator) => place.evaluate((node) => getComputedStyle(node).backgroundColor);

test('what is selected differs from the rest in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(siteUrl() + tourPath);
  await expectLive(page);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await panel.scrollIntoViewIfNeeded();
  await expectFieldLive(panel.getByLabel('Departure date'));
  const currency = (name: string) => panel.locator('label').filter({ hasText: name });
  expect(await background(currency('USD'))).not.toBe(await background(currency('EUR')));
  await expect(panel.getByLabel('Departure date')).toHaveCSS('appearance', 'auto');
});

test('the name in the header does not overlap the search at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(siteUrl());
  const header = page.locator('body header').first();
  const [name, search] = await Promise.all(
    [header.locator('b').first(), header.locator('a[href="/search"]')].map((place) => place.boundingBox()),
  );
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});
