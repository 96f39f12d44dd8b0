import { expect, type Page } from '@playwright/test';
import { expectSound } from '@valam/testing/accessible';
import {
  openBooked,
  expectOutcome,
  fillPanel,
  mailedLink,
  openManaged,
  payButton,
  payByTheMonth,
  someone,
  stateLine,
} from '../support/book-seats';
import { loadUntil } from '../support/load-until';
import { mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { bankAnswers, onPaymentPage, saveCardOnPage } from '../support/payment-page';

const dollars = (minor: number) =>
  `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: minor % 100 ? 2 : 0 })}`;

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).join('\n');

const installment = (page: Page, number: number) =>
  page
    .getByRole('table', { name: 'Installments' })
    .getByRole('row', { name: new RegExp(`^(Installment )?${number} of 3`) });

async function payInstallment(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Pay installment ${number}:`) }).click();
  await onPaymentPage(page, 'Pay');
}

test.describe('a payment plan', () => {
  test.setTimeout(300_000);

  for (const width of [390, 1280])
    test(`with three installments is chosen, reminded of and paid at ${width} px`, async ({
      page,
      books,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = someone('plan');
      const date = await books.date();
      const manage = await openBooked(page, email, date);
      const balance = (date.price - Math.round(date.price * 0.2)) * 100;
      const part = Math.floor(balance / 3);
      await expectSound(page);

      const choice = page.getByRole('form', { name: 'Pay in installments' });
      await choice
        .getByRole('radio', { name: new RegExp(`^3 of ${dollars(part).replace('$', '\\$')}`) })
        .check();
      await choice.getByRole('button', { name: 'Pay in installments' }).click();
      await expect(page.getByText('You pay in 3 installments', { exact: true })).toBeVisible();
      await expect(installment(page, 1)).toContainText('Upcoming');
      await expect(installment(page, 3)).toContainText(dollars(balance - 2 * part));
      await expectSound(page);

      await books.letInstallmentBeDue(email, 1);
      await expect
        .poll(() => subjects(email), {
          timeout: 30_000,
        })
        .toContain('Installment 1 of 3');
      const reminder = (await mailsTo(email)).find(({ subject }) => subject.includes('Installment 1 of 3'));
      expect(reminder?.text).toContain(`Your installment of ${dollars(part)} is due today`);

      await openManaged(page, manage);
      await expect(installment(page, 1)).toContainText('Due today');
      await payInstallment(page, 1);
      await expectOutcome(page, 'Your payment has arrived');
      await openManaged(page, manage);
      await expect(installment(page, 1)).toContainText('Paid');
      await page.getByRole('button', { name: `Pay balance ${dollars(balance - part)}` }).click();
      await onPaymentPage(page, 'Pay');
      await expectOutcome(page, 'Everything is paid');
      await openManaged(page, manage);
      await expect(stateLine(page, 'Paid')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Installments' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'PDF of the receipt: Balance' })).toHaveCount(2);
    });

  for (const width of [390, 1280])
    test(`with three installments is chosen in the panel and starts with the deposit, at ${width} px`, async ({
      page,
      books,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = someone('panel-plan');
      await fillPanel(page, email, await books.date());
      await payByTheMonth(page).check();
      await page.getByLabel('Installments', { exact: true }).selectOption('3');
      const lines = page.getByRole('form', { name: 'Traveler details' }).getByText(/^\d\. by /);
      await expect(lines).toHaveCount(3);
      const days = (await lines.allTextContents()).map((line) => line.replace(/^\d\. by /, ''));
      await expectSound(page);
      await payButton(page).click();
      await onPaymentPage(page, 'Pay');
      await expectOutcome(page, 'Your deposit is paid');
      await expect(page.getByText(`is due by ${days[0]}`)).toBeVisible();
      await openManaged(page, await mailedLink(email, 'manage'));
      for (const [index, day] of days.entries())
        await expect(installment(page, index + 1)).toContainText(day);
    });

  for (const width of [390, 1280])
    test(`with three installments is charged: one fails, one needs authentication, one succeeds, at ${width} px`, async ({
      page,
      books,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = someone('charged');
      const manage = await openBooked(page, email, await books.date());
      await page.getByRole('radio', { name: /^3 of / }).check();
      await page.getByRole('button', { name: 'Pay in installments' }).click();
      const automatic = page.getByRole('form', { name: 'Automatic charges' });
      await automatic.getByRole('button', { name: 'Save a card' }).click();
      await expect(automatic.getByText('Please check this box')).toBeVisible();
      await automatic.getByRole('checkbox', { name: /^I allow my saved card to be charged/ }).check();
      await automatic.getByRole('button', { name: 'Save a card' }).click();
      await saveCardOnPage(page, 'decline');
      await expectOutcome(page, 'Your card has been received');
      await expect
        .poll(() => subjects(email), { timeout: 30_000 })
        .toContain('We’ll charge your installments for');
      await openManaged(page, manage);
      await expect(page.getByText('Installments are charged to the Visa ending in 0341.')).toBeVisible();
      await expectSound(page);

      const card = await books.savedCard(email);
      for (const [number, answer] of [
        [1, 'decline'],
        [2, 'authenticate'],
      ] as const) {
        await bankAnswers(card, answer);
        await books.letChargeBeDue(email, number);
        await expect
          .poll(async () => (await subjects(email)).split('could not be charged').length - 1, {
            timeout: 30_000,
          })
          .toBe(number);
        await openManaged(page, manage);
        await expect(page.getByText('Your card could not be charged', { exact: true })).toBeVisible();
        if (number === 1) await expectSound(page);
        await payInstallment(page, number);
        await expectOutcome(page, 'Your payment has arrived');
        await openManaged(page, manage);
      }
      await bankAnswers(card, 'good');
      await books.letChargeBeDue(email, 3);
      await loadUntil(
        () => openManaged(page, manage),
        (wait) => expect(stateLine(page, 'Paid')).toBeVisible(wait),
      );
      await expect(page.getByRole('link', { name: 'PDF of the receipt: Balance' })).toHaveCount(3);
    });

  test('saves no card that was issued in India, and a saved one can be withdrawn', async ({
    page,
    books,
  }) => {
    const email = someone('withdrawn');
    const manage = await openBooked(page, email, await books.date());
    await page.getByRole('radio', { name: /^2 of / }).check();
    await page.getByRole('button', { name: 'Pay in installments' }).click();
    const save = async (card: 'good' | 'india') => {
      await page.getByRole('checkbox', { name: /^I allow my saved card to be charged/ }).check();
      await page.getByRole('button', { name: 'Save a card' }).click();
      await saveCardOnPage(page, card);
      await expectOutcome(page, 'Your card has been received');
    };
    await save('india');
    await expect.poll(() => subjects(email), { timeout: 30_000 }).toContain('was not saved');
    await openManaged(page, manage);
    await expect(page.getByText('Your card was not saved')).toBeVisible();
    await save('good');
    await expect
      .poll(() => subjects(email), { timeout: 30_000 })
      .toContain('We’ll charge your installments for');
    await openManaged(page, manage);
    await page.getByRole('button', { name: 'Withdraw and delete the card' }).click();
    await expect(page.getByText('Automatic charges are off', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save a card' })).toBeVisible();
  });

  test('is chosen and left without scripts', async ({ page, books, browser }) => {
    const email = someone('plain-plan');
    const manage = await openBooked(page, email, await books.date());
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(manage);
    await reader.getByRole('radio', { name: /^2 of / }).check();
    await reader.getByRole('button', { name: 'Pay in installments' }).click();
    await expect(reader.getByText('You pay in 2 installments').first()).toBeVisible();
    await expect(reader.getByRole('table', { name: 'Installments' })).toBeVisible();
    await reader.getByRole('button', { name: 'Leave the plan' }).click();
    await expect(reader.getByText('You have left the plan').first()).toBeVisible();
    await expect(reader.getByRole('form', { name: 'Pay in installments' })).toBeVisible();
    await plain.close();
  });
});
