import { expect, test } from '@playwright/test';
import { chunkFiles } from '../support/chunk-files';
import { expectLive } from '../support/live';
import { tourPath } from '../support/own-dates';
import { siteUrl } from '../support/system';

const asking = 'Inquire About Private Tour';

test.describe('a private version of a tour', () => {
  test.use({ serviceWorkers: 'block' });

  test('is asked for in place, also by who presses before the code has come', async ({ page }) => {
    let letCome: () => void = () => undefined;
    const mayCome = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(await chunkFiles('booking', 'private-tour-dialog'), async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await page.getByRole('link', { name: asking }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    letCome();
    await expect(page.getByRole('dialog', { name: 'Private Tour Inquiry' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(tourPath);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of private tours stands in', async ({ page }) => {
    await page.goto(siteUrl() + tourPath);
    await page.getByRole('link', { name: asking }).click();
    await page.waitForURL('**/private-tours#inquiry-form');
  });
});
