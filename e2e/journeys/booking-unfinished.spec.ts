import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { expectOutcome, fillPanel, payButton, payByTheMonth, someone } from '../support/book-seats';
import { linkTo, mailsTo } from '../support/mailbox';
import { test, type OwnDate } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';

const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your seats are still available'));

async function leaveAtPayment(page: Page, email: string, date: OwnDate): Promise<void> {
  await fillPanel(page, email, date, { travellers: 2 });
  await payByTheMonth(page).check();
  await page.getByLabel('Installments', { exact: true }).selectOption('3');
  await page.getByLabel('Diet and allergies').fill('No onions');
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
}

test.describe('a booking left at the payment page', () => {
  test.setTimeout(240_000);

  test('is restored completely by the link in its only reminder, and paid', async ({ page, books }) => {
    const email = someone('left');
    await leaveAtPayment(page, email, await books.date());
    await books.letHoldLapse(email);
    await books.letReminderComeDue(email);
    const link = await linkTo(email, '/booking/resume');
    expect(link).not.toContain(email);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Finish your booking' }).click();
    const form = page.getByRole('form', { name: 'Traveler details' });
    await expect(form.getByLabel('First name')).toHaveValue('Asha');
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('+4791234567');
    await expect(form.getByLabel('Diet and allergies')).toHaveValue('No onions');
    await expect(form.getByText(/2 travelers/)).toBeVisible();
    await expect(payByTheMonth(page)).toBeChecked();
    await expect(form.getByText(/^\d\. by /)).toHaveCount(3);
    await form.getByRole('checkbox', { name: /I accept/ }).check();
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    expect(await reminders(email)).toHaveLength(1);
  });

  test('gets no more reminders after the opt-out link was clicked', async ({ page, books }) => {
    const email = someone('silent');
    await leaveAtPayment(page, email, await books.date());
    await books.letHoldLapse(email);
    await books.letReminderComeDue(email);
    await page.goto(await linkTo(email, '/booking/reminders-off'));
    await expect(page.getByText('We won’t remind you of bookings')).toBeVisible();
  });
});

test.describe('a booking left at the payment page, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(240_000);

  test('is restored as a prefilled form', async ({ page, books, browser }) => {
    const email = someone('plain-left');
    const context = await browser.newContext({ javaScriptEnabled: true });
    await leaveAtPayment(await context.newPage(), email, await books.date());
    await context.close();
    await books.letHoldLapse(email);
    await books.letReminderComeDue(email);
    await page.goto(await linkTo(email, '/booking/resume'));
    const form = page.getByRole('form', { name: 'Book your seats' });
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(payByTheMonth(page)).toBeChecked();
    await expect(form.getByLabel('Installments', { exact: true })).toHaveValue('3');
    await form.getByLabel('I accept').check();
    await form.getByRole('button', { name: 'Reserve Your Spot' }).click();
    await expect(page.getByRole('heading', { name: 'You have not paid yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The balance, in 3 installments' })).toBeVisible();
  });
});
