import { expect, type Page } from '@playwright/test';
import { openBooked, someone } from '../support/book-seats';
import { expectLive } from '@valam/testing/live';
import { test, tourPath } from '../support/own-dates';
import { siteUrl } from '../support/system';

/** Expects that parts which only make sense on a screen are hidden in print. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const frame = page.locator('body > header, main ~ *, main form, nav, [data-screen-only]');
  await expect(frame.filter({ visible: true })).toHaveCount(0);
  const toPress = page.locator('main button');
  await expect(toPress.filter({ visible: true })).toHaveCount(0);
}

/** The text that the print style adds to each link of the content. Images, which link to their files, have none. */
const addedToLinks = (page: Page) =>
  page
    .locator('main :is(p, li, dd, td, h3, h4) > a[href]:not(.card-title, .shot)')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && /^(http|\/)/.test(link.getAttribute('href') ?? ''))
        .map((link) => getComputedStyle(link, '::after').content),
    );

test('a printed tour has the whole itinerary and the URL of every link', async ({ page }) => {
  await page.goto(siteUrl() + tourPath);
  await expectLive(page);
  await expectPaper(page);
  const folds = page.locator('#itinerary details:not([open]) > :not(summary)');
  expect(await folds.count()).toBeGreaterThan(5);
  for (const fold of await folds.all()) await expect(fold).toBeVisible();
  const days = page.locator('#itinerary li');
  for (const day of await days.all()) await expect(day).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('heading', { name: 'Names to show on the road' })).toBeVisible();
  const added = await addedToLinks(page);
  expect(added.length).toBeGreaterThan(3);
  expect(added.filter((words) => !words.includes('('))).toEqual([]);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8);
});

test('a printed article and temple are their text', async ({ page }) => {
  for (const path of [
    '/blog/a-visa-for-india-step-by-step',
    '/temples/arunachaleswarar-temple-tiruvannamalai',
  ]) {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await expectPaper(page);
    await expect(page.locator('main h1')).toBeVisible();
    const added = await addedToLinks(page);
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((words) => !words.includes('('))).toEqual([]);
  }
});

test('a printed booking shows its state without controls', async ({ page, books }) => {
  test.setTimeout(120_000);
  await openBooked(page, someone('paper'), await books.date());
  await expectPaper(page);
  await expect(page.getByRole('img', { name: /Your booking: Deposit paid/ })).toBeVisible();
  await expect(page.getByText('Balance', { exact: false }).first()).toBeVisible();
});
