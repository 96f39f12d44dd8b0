import { expect, test, type Locator } from '@playwright/test';
import { expectFieldLive, expectLive } from '@valam/testing/live';
import { tourPath } from '../support/own-dates';
import { panelOfTour } from '../support/panel-of-tour';
import { siteUrl } from '../support/system';

async function chooseFirstOpenDate(panel: Locator): Promise<void> {
  const date = panel.getByLabel('Departure date');
  const free = date.locator('option', { hasNotText: /sold out|choose a date/i }).first();
  await date.selectOption(await free.getAttribute('value'));
  await expect(panel.getByText(/Deposit today|Pay in full today/)).toBeVisible();
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

const overlap = (a: Awaited<ReturnType<typeof boxOf>>, b: Awaited<ReturnType<typeof boxOf>>): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a click on its center would reach it. */
const isUncovered = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.describe('the booking panel of a tour', () => {
  test('is next to the images, within one and a half screens, and sticky', async ({ page }) => {
    const panel = await panelOfTour(page, 1280, 900);
    const top = (await boxOf(panel)).y + (await page.evaluate(() => window.scrollY));
    expect(top).toBeLessThan(700);
    await page.evaluate(() => window.scrollTo(0, 6_000));
    await expect.poll(async () => (await boxOf(panel)).y).toBeLessThan(100);
  });

  test('fits the viewport, shows the amount due above its button, and does not overlap the chat button', async ({
    page,
  }) => {
    const panel = await panelOfTour(page, 1280, 900);
    await page.evaluate(() => window.scrollTo(0, 3_000));
    await chooseFirstOpenDate(panel);
    await expect(panel.getByRole('button', { name: 'Reserve Your Spot' })).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(panel.getByText(/Deposit today|Pay in full today/))).toBe(true);
    const chat = page.getByRole('link', { name: 'Chat with us' });
    await expect(chat).toBeVisible();
    const [side, button] = [await boxOf(panel), await boxOf(chat)];
    expect(side.y + side.height).toBeLessThanOrEqual(900);
    expect(overlap(side, button)).toBe(false);
  });

  test('keeps the focused field visible above the amount due', async ({ page }) => {
    const panel = await panelOfTour(page, 1280, 800);
    await chooseFirstOpenDate(panel);
    await panel.getByRole('button', { name: 'Reserve Your Spot' }).focus();
    for (const field of [
      panel.getByRole('radio', { name: /included/ }),
      panel.getByRole('button', { name: 'One more' }),
    ]) {
      await page.keyboard.press('Shift+Tab');
      await expect(field).toBeFocused();
      expect(await isUncovered(field)).toBe(true);
    }
  });

  test('has no element covering its amounts on a phone', async ({ page }) => {
    const panel = await panelOfTour(page, 390, 844);
    await page.evaluate(() => window.scrollTo(0, 600));
    const chat = page.getByRole('link', { name: 'Chat with us' });
    await expect(chat).toBeVisible();
    await page.getByRole('link', { name: 'Choose dates' }).click();
    await chooseFirstOpenDate(panel);
    // Scrolling down and up.
    for (const from of [-300, 300]) {
      await panel.getByText(/Deposit today|Pay in full today/).evaluate((amount, start) => {
        window.scrollBy({ top: start, behavior: 'instant' });
        const { top } = amount.getBoundingClientRect();
        window.scrollBy({ top: top - (innerHeight - 56), behavior: 'instant' });
      }, from);
      await expect(chat).toHaveCSS('opacity', '0');
    }
  });
});

test('the mouse wheel over the tabs scrolls the page, not the tabs', async ({ page }) => {
  await panelOfTour(page, 390, 844);
  await page.getByRole('link', { name: 'Itinerary', exact: true }).hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 60);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 120);
});

test.describe('a link to the panel', () => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ];
  for (const size of sizes) {
    test(`scrolls its top to the top of a viewport ${size.width} px wide, and stays there`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`${siteUrl()}${tourPath}#book`);
      await expectLive(page);
      await page.waitForLoadState('networkidle');
      const panel = page.getByRole('complementary', { name: 'Booking' });
      await expectFieldLive(panel.getByLabel('Departure date'));
      const { y } = await boxOf(panel);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(60);
    });
  }

  test('stays at the top despite late layout above it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteUrl()}${tourPath}#book`);
    await expectLive(page);
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      const late = document.createElement('div');
      late.style.height = '300px';
      document.querySelector('main')?.prepend(late);
    });
    const panel = page.getByRole('complementary', { name: 'Booking' });
    await expect.poll(async () => Math.abs((await boxOf(panel)).y - 24)).toBeLessThan(36);
  });
});

test('the number of a day is aligned with its title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl() + tourPath);
  await expectLive(page);
  const day = page.locator('#itinerary summary', { hasText: 'Day 4' });
  await day.scrollIntoViewIfNeeded();
  const number = await boxOf(day.locator('span > span').first());
  const row = await boxOf(day);
  expect(Math.abs(number.y + number.height / 2 - (row.y + row.height / 2))).toBeLessThan(4);
});
