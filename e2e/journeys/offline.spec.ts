import { expect, test, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';

test.use({ serviceWorkers: 'allow' });

const tour = '/spiritual-tours/discovering-shiva';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await expectLive(page);
}

/** The service worker is registered after the page has loaded; it handles requests from the next document on. */
const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));

test.describe('offline', () => {
  test('a saved page is complete and dated; any other shows the offline page, which links to it', async ({
    page,
    context,
  }) => {
    await open(page, tour);
    expect(await workerReady(page)).toBe(true);
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await expect(page.getByText(/^Saved on this device on/)).toBeVisible({ timeout: 40_000 });

    await context.setOffline(true);
    await page.goto(siteUrl() + tour);
    await expect(page.getByRole('status').first()).toContainText(
      'You’re offline. This is the copy you saved',
    );
    await expect(page.getByRole('heading', { name: 'Names to show on the road' })).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
    const idle = page.locator('form, button, a[href*="#book"]');
    await expect(idle.filter({ visible: true })).toHaveCount(0);

    await page.goto(`${siteUrl()}/temples`);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.getByRole('list').getByRole('link').click();
    await expect(page).toHaveURL(siteUrl() + tour);

    await context.setOffline(false);
    await open(page, tour);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Names to show on the road' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Remove the copy' }).click();
    await expect(page.getByRole('button', { name: 'Keep offline' })).toBeVisible();

    await context.setOffline(true);
    await page.goto(siteUrl() + tour);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('list')).toHaveCount(0);
    await context.setOffline(false);
  });

  test('Back from the offline page restores the form', async ({ playwright, launchOptions }) => {
    // Playwright disables the back/forward cache.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, '/contact-us');
    expect(await workerReady(page)).toBe(true);
    await open(page, '/contact-us');
    const message = page
      .getByRole('form', { name: 'Send a message' })
      .getByRole('textbox', { name: 'Message' });
    await message.fill('We are four, and one of us cannot climb.');

    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(message).toHaveValue('We are four, and one of us cannot climb.');
    await browser.close();
  });
});
