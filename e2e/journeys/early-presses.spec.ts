import { expect, type Locator, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { chunkFiles } from '../support/chunk-files';
import { test, tourPath, type OwnDate } from '../support/own-dates';
import { panelOfTour } from '../support/panel-of-tour';
import { siteUrl } from '../support/system';

test.describe('a press before hydration', () => {
  /** Delays requests for files until the returned function is called. */
  async function holdBack(page: Page, files: RegExp): Promise<() => void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  async function chooseAndReserve(panel: Locator, { id }: OwnDate): Promise<void> {
    await panel.getByLabel('Departure date').selectOption(id);
    await panel.getByText('€ EUR').click();
    for (let more = 0; more < 2; more++) await panel.getByRole('button', { name: 'One more' }).click();
    await panel.getByRole('button', { name: 'Reserve Your Spot' }).click();
  }

  async function expectDetails(page: Page): Promise<void> {
    await expect(page.getByRole('form', { name: 'Traveler details' })).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Booking' });
    await expect(panel).toContainText('· 3 travelers');
    await expect(panel).toContainText(/€[\d,]+ × 3/);
  }

  test('takes effect when the code of the panel arrives', async ({ page, books }) => {
    const date = await books.date();
    const code = await chunkFiles('booking', 'booking-panel');
    const release = await holdBack(page, code);
    const panel = await panelOfTour(page, 390, 844);
    const onItsWay = page.waitForRequest(code);
    await panel.getByLabel('Departure date').scrollIntoViewIfNeeded();
    await onItsWay;
    await chooseAndReserve(panel, date);
    release();
    await expectDetails(page);
  });

  test('takes effect when the first code arrives', async ({ page, books }) => {
    const date = await books.date();
    const release = await holdBack(page, /\.js$/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(siteUrl() + tourPath, { waitUntil: 'commit' });
    await chooseAndReserve(page.getByRole('complementary', { name: 'Booking' }), date);
    release();
    await expectDetails(page);
  });

  test('on Reserve alone asks for the date', async ({ page }) => {
    const release = await holdBack(page, await chunkFiles('booking', 'booking-panel'));
    const panel = await panelOfTour(page, 390, 844);
    await panel.getByRole('button', { name: 'Reserve Your Spot' }).click();
    release();
    await expect(panel.getByLabel('Departure date')).toBeFocused();
  });

  test('on a country code opens the list when its code arrives', async ({ page }) => {
    const release = await holdBack(page, /\/remotes\/account\/.+\.js$/);
    await page.goto(`${siteUrl()}/host`);
    await expectLive(page);
    await page.getByRole('button', { name: /^Country code/ }).click();
    release();
    await expect(page.getByRole('option', { name: /Norway/ })).toBeVisible();
  });

  test('on the consent bar is not possible: it appears after hydration', async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    await page.goto(`${siteUrl()}/about`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Allow all' })).toHaveCount(0);
    release();
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect(page.getByRole('button', { name: 'Allow all' })).toHaveCount(0);
    await page.reload();
    await expectLive(page);
    await expect(page.getByRole('button', { name: 'Allow all' })).toHaveCount(0);
  });

  for (const [path, name] of [
    ['/spiritual-tours', /^Keep: /],
    ['/host', /^See More Hosts/],
    [tourPath, /^See all \d+ /],
    ['/shortlist?tours=discovering-shiva', 'Copy a link to this list'],
    ['/login', 'Show password'],
    ['/gift-cards', '$250'],
  ] as const)
    test(`on ${String(name)} of ${path} is not possible: the button appears after hydration`, async ({
      page,
    }) => {
      const release = await holdBack(page, /\.js$/);
      await page.goto(siteUrl() + path, { waitUntil: 'commit' });
      const button = page.getByRole('button', { name, includeHidden: true }).first();
      await expect(button).toBeAttached();
      await expect(button).toBeHidden();
      release();
      await expect(button).toBeVisible();
    });

  test('on another currency shows prices in it', async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    await page.goto(`${siteUrl()}/spiritual-tours`, { waitUntil: 'commit' });
    await page.getByLabel('Currency').selectOption('EUR');
    release();
    await expect(page.getByRole('main')).toContainText(/€[\d,]+/);
    await expect(page.getByRole('main')).not.toContainText('$');
  });

  for (const [list, label, option, address] of [
    ['/spiritual-tours', 'Month', 1, /\?month=\d{4}-\d{2}$/],
    ['/temples', 'State', 1, /\?state=./],
  ] as const)
    test(`on a filter of ${list} narrows the list`, async ({ page }) => {
      const release = await holdBack(page, /\.js$/);
      await page.goto(siteUrl() + list, { waitUntil: 'commit' });
      await page.getByLabel(label).selectOption({ index: option });
      release();
      await expect(page).toHaveURL(address);
      await expectLive(page);
    });

  test('on Menu leads to the same links in the footer', async ({ page }) => {
    await holdBack(page, /\.js$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl() + tourPath, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Temples' })).toBeInViewport();
  });

  test('on a picture opens its file', async ({ page }) => {
    await holdBack(page, /\.js$/);
    await page.goto(siteUrl() + tourPath, { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: /^Open (?:photo|picture) 1 of/ })
      .first()
      .click();
    await page.waitForURL(/\/media\/.+\.jpeg$/);
  });
});
