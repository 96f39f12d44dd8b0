import { expect, test } from '@playwright/test';
import { chunkFiles } from '../support/chunk-files';
import { expectLive } from '@valam/testing/live';
import { tourPath } from '../support/own-dates';
import { siteUrl } from '../support/system';

const asking = 'Inquire About Private Tour';

test.describe('a private version of a tour', () => {
  test.use({ serviceWorkers: 'block' });

  test('is requested on the tour page', async ({ page }) => {
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    const link = page.getByRole('link', { name: asking });
    await link.scrollIntoViewIfNeeded();
    await expect
      .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Private Tour Inquiry' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(tourPath);
  });

  test('is requested on the page of private tours while the code of the dialog has not arrived', async ({
    page,
  }) => {
    await page.route(await chunkFiles('booking', 'private-tour-dialog'), () => undefined);
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await page.getByRole('link', { name: asking }).click();
    await page.waitForURL(/\/private-tours/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of private tours is the fallback', async ({ page }) => {
    await page.goto(siteUrl() + tourPath);
    await page.getByRole('link', { name: asking }).click();
    await page.waitForURL('**/private-tours#inquiry-form');
  });
});
