import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { Office, signedIn } from '../support/back-office';
import {
  expectOutcome,
  fillPanel,
  openManaged,
  openPanel,
  mailedLink,
  payButton,
  payLater,
  someone,
} from '../support/book-seats';
import { takeSeats } from '../support/other-buyer';
import { test, tourPath } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Creates a promo code for this journey, as finance does in the back office. */
async function newCode(browser: Browser, terms: object): Promise<string> {
  const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const context = await signedIn(browser);
  const office = await Office.of(context);
  await office.do('promo-codes', { code, label: 'Early lamps', ...terms });
  await context.close();
  return code;
}

async function typeCode(page: Page, code: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Have a promo code?' });
  if (await open.isVisible()) await open.click();
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test.describe('a promo code', () => {
  test.setTimeout(120_000);

  test('entered in the panel reduces the deposit that is paid', async ({ page, books, browser }) => {
    const code = await newCode(browser, { percent: 10 });
    const email = someone('promo');
    const date = await books.date();
    await fillPanel(page, email, date);
    await payLater(page).check();
    await typeCode(page, 'no-such-code');
    await expect(page.getByText('We don’t recognize this code. Please check the spelling.')).toBeVisible();
    await typeCode(page, code.toLowerCase());
    await expect(page.getByText(`Early lamps (${code})`)).toBeVisible();
    await expectAccessible(page, { within: 'form[aria-label="Traveler details"]' });
    const total = date.price - Math.round(date.price * 0.1);
    const deposit = Math.round(total * 0.2);
    await page.getByRole('button', { name: `Pay deposit ${dollars(deposit)}` }).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    await openManaged(page, await mailedLink(email, 'manage'));
    await expect(page.getByText(dollars(total)).first()).toBeVisible();
  });

  for (const width of [390, 1280])
    test(`from a link shows its discount before anything is entered, at ${width} px`, async ({
      page,
      books,
      browser,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const code = await newCode(browser, { amountUSD: 100 });
      const date = await books.date();
      await openPanel(page, `?promo=${code}`);
      await page.getByLabel('Departure date').selectOption(date.id);
      await expect(page.getByText(`Early lamps (${code})`)).toBeVisible();
      await expect(page.getByText('− $100')).toBeVisible();
    });

  test('of another tour, expired or used up is rejected, each with its own message', async ({
    page,
    books,
    browser,
  }) => {
    const elsewhere = await newCode(browser, { percent: 5, tourIds: [crypto.randomUUID()] });
    const ended = await newCode(browser, { percent: 5, endsOn: '2026-01-31' });
    const last = await newCode(browser, { percent: 5, mostUses: 1 });
    const date = await books.date();
    await fillPanel(page, someone('refused'), date);
    await typeCode(page, elsewhere);
    await expect(page.getByText('This code does not apply to this booking.')).toBeVisible();
    await typeCode(page, ended);
    await expect(page.getByText('This code has ended.')).toBeVisible();
    await typeCode(page, last);
    await expect(page.getByText(`Early lamps (${last})`)).toBeVisible();
    await payLater(page).check();
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');

    await fillPanel(page, someone('late'), await books.date());
    await typeCode(page, last);
    await expect(page.getByText('This code has reached its limit.')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is entered in the form, rejected with its four messages, and applied', async ({
      page,
      books,
      browser,
    }) => {
      const good = await newCode(browser, { percent: 10 });
      const elsewhere = await newCode(browser, { percent: 5, tourIds: [crypto.randomUUID()] });
      const ended = await newCode(browser, { percent: 5, endsOn: '2026-01-31' });
      const last = await newCode(browser, { percent: 5, mostUses: 1 });
      const date = await books.date();
      await page.goto(`${siteUrl()}${tourPath}?promo=${elsewhere}`);
      const form = page.getByRole('form', { name: 'Book your seats' });
      await expect(form.getByLabel('Promo code')).toHaveValue(elsewhere);
      await form.getByLabel('Departure date').selectOption(date.id);
      await form.getByRole('button', { name: 'Reserve Your Spot' }).click();
      // All missing fields are marked on the first submit, including the terms.
      for (const field of [form.getByLabel('First name'), form.getByLabel('I accept')])
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      await form.getByLabel('Departure date').selectOption(date.id);
      await form.getByLabel('First name').fill('Anna');
      await form.getByLabel('Last name').fill('Berg');
      await form.getByLabel('Email').fill(someone('plain'));
      await form.getByRole('textbox', { name: 'Phone' }).fill('+4915112345678');
      await form.getByLabel('I accept').check();
      const send = async (code: string | null) => {
        if (code !== null) await form.getByLabel('Promo code').fill(code);
        await form.getByRole('button', { name: 'Reserve Your Spot' }).click();
      };
      await send(null);
      await expect(form.getByText('This code does not apply to this booking.')).toBeVisible();
      await send('no-such-code');
      await expect(form.getByText('We don’t recognize this code. Please check the spelling.')).toBeVisible();
      await send(ended);
      await expect(form.getByText('This code has ended.')).toBeVisible();
      await takeSeats(date, 1, { code: last, percent: 5 });
      await send(last);
      await expect(form.getByText('This code has reached its limit.')).toBeVisible();
      await send(good);
      await expect(page.getByRole('heading', { name: 'You have not paid yet' })).toBeVisible();
      const total = date.price - Math.round(date.price * 0.1);
      await expect(page.getByText(`Early lamps (${good})`)).toBeVisible();
      await expect(page.getByText(dollars(total), { exact: true })).toBeVisible();
      await expect(page.getByText(dollars(Math.round(total * 0.2)), { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
    });
  });
});
