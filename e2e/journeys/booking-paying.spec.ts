import { expect } from '@playwright/test';
import {
  bookAndManage,
  openBooked,
  expectOutcome,
  fillPanel,
  freeSeatsOn,
  mailedLink,
  openManaged,
  payButton,
  payInFull,
  someone,
  stateLine,
} from '../support/book-seats';
import { expectMailAbout } from '../support/mailbox';
import { test, tourPath } from '../support/own-dates';
import { expectPaymentPage, expirePaymentPage, onPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

test.describe('a traveler books', () => {
  test.setTimeout(120_000);

  test('with a deposit, opens the booking from the email, and cancels for the refund shown', async ({
    page,
    books,
  }) => {
    const email = someone('deposit');
    const date = await books.date({ seats: 4 });
    await bookAndManage(page, email, date);
    await expect(stateLine(page, 'Deposit paid')).toBeVisible();
    const receipt = await page.getByRole('link', { name: /^PDF of the receipt/ }).getAttribute('href');
    const typeOfReceipt = async () => (await page.request.get(siteUrl() + receipt)).headers()['content-type'];
    await expect.poll(typeOfReceipt, { timeout: 20_000 }).toBe('application/pdf');
    expect(await freeSeatsOn(date)).toBe(3);

    const deposit = `$${Math.round(date.price * 0.2)}`;
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await page.getByRole('button', { name: `Cancel and get ${deposit} back` }).click();
    await expect(page.getByText('Your booking is cancelled').first()).toBeVisible();
    await expect(page.getByText('Refunded')).toBeVisible();
    await expect.poll(() => freeSeatsOn(date)).toBe(4);
    await expectMailAbout(email, `${deposit} is on its way back to you`);
  });

  test('and pays in full', async ({ page, books }) => {
    const email = someone('full');
    const date = await books.date();
    await fillPanel(page, email, date, { travellers: 2 });
    await payInFull(page).check();
    await expect(
      page.getByRole('button', { name: `Pay $${(date.price * 2).toLocaleString('en-US')}` }),
    ).toBeVisible();
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Everything is paid');
    await openManaged(page, await mailedLink(email, 'manage'));
    await expect(stateLine(page, 'Paid')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay balance/ })).toBeHidden();
  });

  test('and pays the balance', async ({ page, books }) => {
    const email = someone('balance');
    const link = await openBooked(page, email, await books.date());
    await page.getByRole('button', { name: /^Pay balance/ }).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Everything is paid');
    await openManaged(page, link);
    await expect(stateLine(page, 'Paid')).toBeVisible();
    await expect(page.getByRole('link', { name: /^PDF of the receipt/ })).toHaveCount(2);
  });

  test('with a declined card, returns, finds the seats held and releases them', async ({ page, books }) => {
    const date = await books.date({ seats: 3 });
    await fillPanel(page, someone('declined'), date);
    await payButton(page).click();
    await onPaymentPage(page, 'Decline');
    await expect(page.getByText('The card was declined')).toBeVisible();
    await onPaymentPage(page, 'Cancel');
    await expect(page.getByRole('heading', { name: 'You have not paid yet' })).toBeVisible();
    await expect(
      page.getByText(/Your seats are held until \d\d:\d\d IST: 3\d minutes from now/),
    ).toBeVisible();
    expect(await freeSeatsOn(date)).toBe(2);

    await page.goto(siteUrl() + tourPath);
    await page.getByText('Safe & Secure Checkout').first().scrollIntoViewIfNeeded();
    await expect(page.getByText('You have seats on hold')).toBeVisible();
    await page.getByRole('button', { name: 'Release my seats' }).click();
    await expect(page.getByText('You have seats on hold')).toBeHidden();
    await expect.poll(() => freeSeatsOn(date)).toBe(3);
  });

  test('returns from the payment page to a working panel, and pays', async ({ page, books }) => {
    const date = await books.date({ seats: 3 });
    await fillPanel(page, someone('back'), date);
    await payButton(page).click();
    await expectPaymentPage(page);
    await page.goBack();
    await expect(page.getByText('You have seats on hold')).toBeVisible({ timeout: 20_000 });
    expect(await freeSeatsOn(date)).toBe(2);
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    expect(await freeSeatsOn(date)).toBe(2);
  });

  test('and reads that the payment page has expired, never that it was paid', async ({ page, books }) => {
    const date = await books.date({ seats: 2 });
    await fillPanel(page, someone('expired'), date);
    await payButton(page).click();
    const id = await expirePaymentPage(page);
    await page.goto(`${siteUrl()}/booking/success?session_id=${id}`);
    await expectOutcome(page, 'The payment page has closed');
    await expect.poll(() => freeSeatsOn(date), { timeout: 20_000 }).toBe(2);
  });

  test('once, however often the button is pressed', async ({ page, books }) => {
    const date = await books.date({ seats: 5 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('create-booking-session')) asked.push(request.url());
    });
    await fillPanel(page, someone('twice'), date);
    await payButton(page).dblclick();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    expect(asked).toHaveLength(1);
    expect(await freeSeatsOn(date)).toBe(4);
  });
});
