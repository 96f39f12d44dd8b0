import { expect } from '@playwright/test';
import { expectSound } from '@valam/testing/accessible';
import {
  expectOutcome,
  fillPanel,
  mailedLink,
  openManaged,
  payButton,
  payLater,
  someone,
  stateLine,
} from '../support/book-seats';
import { expectFormLive, expectLive } from '@valam/testing/live';
import { mailsTo } from '../support/mailbox';
import { retreatPath, test } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

const isAbout = (email: string, words: string) => async () =>
  (await mailsTo(email)).some(({ text }) => text.includes(words));

test.describe('a retreat with dates', () => {
  for (const width of [390, 1280])
    test(`sells a seat at ${width} px`, async ({ page, books }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl() + retreatPath);
      await expectLive(page);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('heading', { name: 'Retreat Dates' })).toBeVisible();
      const offers = JSON.parse(
        await page.locator('script[type="application/ld+json"]').first().innerText(),
      ) as { offers: { availability: string }[] };
      expect(offers.offers.length).toBeGreaterThan(1);
      await page
        .getByRole('link', { name: /^Book This Date/ })
        .first()
        .click();
      await expect(page.getByLabel('Departure date')).not.toHaveValue('');
      await expectSound(page);

      const email = someone('retreat');
      const date = await books.date({ of: 'retreat' });
      await fillPanel(page, email, date);
      await payLater(page).check();
      await payButton(page).click();
      await onPaymentPage(page, 'Pay');
      await expectOutcome(page, 'Your deposit is paid');
      const link = page.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', retreatPath);
      await expect.poll(isAbout(email, title), { timeout: 30_000 }).toBe(true);
      await openManaged(page, await mailedLink(email, 'manage'));
      await expect(stateLine(page, 'Deposit paid')).toBeVisible();
      await expect(link).toHaveAttribute('href', retreatPath);
      await expect(page.getByText('Retreat', { exact: true })).toBeVisible();
      await expectSound(page);
    });

  test('is booked without scripts', async ({ books, browser }) => {
    const date = await books.date({ of: 'retreat' });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(siteUrl() + retreatPath);
    const form = reader.getByRole('form', { name: 'Book your seats' });
    await form.getByLabel('Departure date').selectOption(date.id);
    await form.getByLabel('First name').fill('Asha');
    await form.getByLabel('Last name').fill('Rao');
    await form.getByLabel('Email').fill(someone('plain-retreat'));
    await form.getByRole('textbox', { name: 'Phone' }).fill('+4791234567');
    await form.getByLabel('I accept').check();
    await form.getByRole('button', { name: 'Reserve Your Spot' }).click();
    await expect(reader.getByRole('link', { name: /payment/i }).first()).toBeVisible();
    await plain.close();
  });

  test('without dates takes inquiries', async ({ page }) => {
    await page.goto(`${siteUrl()}/retreats/silence-at-arunachala`);
    await expectLive(page);
    await page.getByRole('form', { name: 'Inquiry' }).scrollIntoViewIfNeeded();
    await expectFormLive(page);
    await expect(page.getByRole('heading', { name: 'Retreat Dates' })).toHaveCount(0);
    await expect(page.getByLabel('Departure date')).toHaveCount(0);
    await page.goto(`${siteUrl()}/retreats`);
    await expect(page.getByText(/^Next dates: /)).toHaveCount(2);
  });
});
