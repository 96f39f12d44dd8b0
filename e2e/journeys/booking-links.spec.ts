import { expect } from '@playwright/test';
import { openPanel, someone } from '../support/book-seats';
import { expectLive } from '@valam/testing/live';
import { mailsTo } from '../support/mailbox';
import { test, tourPath } from '../support/own-dates';
import { siteUrl } from '../support/system';

test.describe('the panel', () => {
  test('is opened on a phone from the bar at the bottom', async ({ page, books }) => {
    await books.date();
    await page.setViewportSize({ width: 390, height: 844 });
    // The panel is lazy-loaded, so its code is not there yet when the link is clicked.
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await page.getByRole('link', { name: 'Choose dates' }).click();
    await expect(page.getByLabel('Departure date')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Choose dates' })).toBeHidden();
  });

  test('shows the validation messages of the contract for missing fields', async ({ page, books }) => {
    const { id } = await books.date();
    await openPanel(page);
    await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
    await expect(page.getByText('Please select a departure date.').first()).toBeVisible();
    await page.getByLabel('Departure date').selectOption(id);
    await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
    await expect(page.getByText('Please select your country code')).toBeVisible();
    await page.getByRole('button', { name: /^Pay deposit/ }).click();
    await expect(
      page.getByText('Please fill in all required fields including country code.').first(),
    ).toBeVisible();
    // By code that is loaded now.
    const missing = page.getByText('Please enter your first name');
    await expect(missing).toBeVisible();
    await page.getByLabel('First name').fill('Asha');
    await expect(missing).toBeHidden();
  });
});

test.describe('a private link', () => {
  for (const path of [
    '/booking/manage/cut',
    '/booking/success',
    '/enquiry/cut',
    '/roster/cut',
    '/privacy/cut',
  ])
    test(`that is truncated shows an error with status 404: ${path}`, async ({ page }) => {
      const answer = await page.goto(siteUrl() + path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
    });

  test('of the newsletter confirms on a button press, even without scripts', async ({ browser, request }) => {
    const email = someone('letters');
    await request.post(`${siteUrl()}/api/newsletter/subscribe`, {
      maxRetries: 1,
      data: { email, name: 'Asha' },
    });
    const link = async () =>
      /https?:\/\/\S+\/newsletter\/confirm\/[\w-]+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto((await link()) ?? '');
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    await context.close();
  });
});
