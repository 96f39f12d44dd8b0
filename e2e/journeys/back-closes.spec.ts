import { expect, test, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';

const tour = `${siteUrl()}/spiritual-tours/discovering-shiva`;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto(tour);
  await expectLive(page);
});

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  return drawer;
};

test.describe('on a phone, Back', () => {
  test('closes the menu, repeatedly', async ({ page }) => {
    for (const _ of [1, 2]) {
      const drawer = await openMenu(page);
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(tour);
    }
  });

  test('closes a picture without scrolling the page', async ({ page }) => {
    await page
      .getByRole('link', { name: /^Open (?:photo|picture) 1 of/ })
      .first()
      .click();
    const picture = page.getByRole('dialog');
    await expect(picture).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(picture).toBeHidden();
    await expect(page).toHaveURL(tour);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('returns in one step from a page that was opened in the menu', async ({ page }) => {
    const drawer = await openMenu(page);
    await drawer.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(page).toHaveURL(tour);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
