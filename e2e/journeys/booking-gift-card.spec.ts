import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { expectOutcome, fillPanel, mailedLink, openManaged, payLater, someone } from '../support/book-seats';
import { expectFormLive, expectLive } from '@valam/testing/live';
import { hire, Office, signedIn, visit } from '../support/back-office';
import { loadUntil } from '../support/load-until';
import { expectMailAbout, mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { runJob } from '../support/run-job';
import { onPaymentPage } from '../support/payment-page';
import { siteUrl, system } from '../support/system';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

interface Gift {
  readonly amount: number;
  readonly recipient: string;
  readonly giver?: string;
}

async function fillGift(page: Page, { amount, recipient, giver = someone('giver') }: Gift): Promise<void> {
  const form = page.getByRole('form', { name: 'Buy a gift card' });
  await form.getByLabel('Amount').fill(String(amount));
  await form.getByLabel('Recipient’s name').fill('Asha');
  await form.getByLabel('Recipient’s email').fill(recipient);
  await form.getByLabel('Your name').fill('Ben');
  await form.getByLabel('Your email').fill(giver);
  await form.getByLabel('Message').fill('Go round the hill once for me.');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Buys and pays for a gift card; returns its code and the emailed link. */
async function buyGift(page: Page, gift: Gift): Promise<{ code: string; link: string }> {
  await page.goto(`${siteUrl()}/gift-cards`);
  await expectLive(page);
  await expectFormLive(page);
  await fillGift(page, gift);
  await onPaymentPage(page, 'Pay');
  await expect(page.getByText('Thank you! Your gift card is paid for')).toBeVisible({ timeout: 30_000 });
  return sentGift(gift.recipient);
}

async function sentGift(recipient: string) {
  const text = async () => (await mailsTo(recipient)).map((mail) => mail.text).join('\n');
  await runJob('leads', 'deliver-gift-cards');
  await expect.poll(text, { timeout: 30_000 }).toMatch(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/);
  const sent = await text();
  return {
    code: /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(sent)?.[0] ?? '',
    link: /https?:\/\/\S+\/gift-cards\/[\w-]+#[A-Z0-9]{16}/.exec(sent)?.[0] ?? '',
  };
}

async function useInPanel(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: /gift card\?|another gift card/ }).click();
  await page.getByRole('form', { name: 'Traveler details' }).getByLabel('Gift card').fill(code);
  await page.getByRole('button', { name: 'Use gift card' }).click();
}

/** The captured and the refunded amount of each refunded payment of this email address, from the provider's events. */
async function refundedTo(email: string): Promise<{ captured: number; refunded: number }[]> {
  const events = (await (await fetch(`${system().payments}/_sandbox/events`)).json()) as {
    readonly type: string;
    readonly data: { readonly object: Readonly<Record<string, unknown>> };
  }[];
  return events
    .filter(({ type, data }) => type === 'charge.refunded' && data.object['receipt_email'] === email)
    .map(({ data: { object } }) => ({
      captured: Number(object['amount_captured']),
      refunded: Number(object['amount_refunded']),
    }));
}

async function leftOn(page: Page, code: string): Promise<void> {
  await page.goto(`${siteUrl()}/gift-cards`);
  await expectLive(page);
  await expectFormLive(page);
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check balance' }).click();
}

test('the picture of a gift card has a margin below the text', async ({ page }) => {
  await page.goto(`${siteUrl()}/gift-cards`);
  const gap = await page.getByRole('figure', { name: 'Gift card' }).evaluate((figure) => {
    const above = figure.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity;
    return figure.getBoundingClientRect().top - above;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
});

test.describe('a gift card', () => {
  test.setTimeout(240_000);

  test('is bought, sent, redeemed for a deposit and a part of the balance, and refunded', async ({
    page,
    books,
  }) => {
    const recipient = someone('gifted');
    const date = await books.date();
    const deposit = Math.round(date.price * 0.2);
    const { code, link } = await buyGift(page, { amount: deposit + 100, recipient });
    const [mail] = await mailsTo(recipient);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['gift-card.pdf']);

    await page.goto(link);
    await expect(page.getByRole('figure', { name: 'Gift card' })).toContainText(code);
    await expect(page.getByText('Go round the hill once for me.')).toBeVisible();
    await expectAccessible(page);

    const email = someone('traveler');
    await fillPanel(page, email, date);
    await payLater(page).check();
    await useInPanel(page, 'AAAA-BBBB-CCCC-DDDD');
    await expect(page.getByText('We don’t recognize this gift card.')).toBeVisible();
    await page.getByRole('form', { name: 'Traveler details' }).getByLabel('Gift card').fill(code);
    await page.getByRole('button', { name: 'Use gift card' }).click();
    await expect(page.getByText(`Gift card ending in ${code.slice(-4)}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Book with your gift card' }).click();
    await expectOutcome(page, 'Your deposit is paid');

    const manage = await mailedLink(email, 'manage');
    await openManaged(page, manage);
    await page.getByRole('form', { name: 'Use a gift card' }).getByLabel('Gift card').fill(code);
    await page.getByRole('button', { name: 'Use gift card' }).click();
    await expect(page.getByText('$100 taken from your gift card', { exact: true })).toBeVisible();
    await expect(page.getByText(dollars(date.price - deposit - 100)).first()).toBeVisible();
    await expect(page.getByText('Balance, from a gift card')).toBeVisible();

    await openManaged(page, `${manage}?do=cancel`);
    await page.getByRole('button', { name: `Cancel and get ${dollars(deposit + 100)} back` }).click();
    await expect(page.getByText('Your booking is cancelled').first()).toBeVisible();
    const check = page.getByRole('form', { name: 'Check a gift card' });
    await loadUntil(
      () => leftOn(page, code),
      (wait) => expect(check.getByText(`${dollars(deposit + 100)} left`)).toBeVisible(wait),
    );
  });

  test('is refunded by finance to its original payment, with a reason, an audit entry and an email', async ({
    page,
    browser,
  }) => {
    const [recipient, giver] = [someone('gifted'), someone('giver')];
    const { code } = await buyGift(page, { amount: 60, recipient, giver });

    const owner = await Office.of(await signedIn(browser));
    const [known] = await owner.find(`gift-cards?q=${recipient}`);
    const id = String(known?.id);
    const seller = await Office.of(await signedIn(browser, await hire(owner, browser, 'sales')));
    expect((await seller.send(`gift-cards/${id}/refund`, { reason: 'I may not.' })).status()).toBe(403);

    const finance = await signedIn(browser, await hire(owner, browser, 'finance'));
    const office = await finance.newPage();
    await visit(office, `/gift-cards/${id}`);
    await office.getByRole('button', { name: 'Refund the buyer' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refund the buyer' }).click();
    await expect(dialog.getByText('This field is required.').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Bought twice by mistake');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Refund the buyer' }).click();
    await expect(office.getByText('The refund is on its way.').first()).toBeVisible();

    const refunds = office.getByRole('table', { name: 'Refunds to the buyer' }).getByRole('row');
    await loadUntil(
      () => visit(office, `/gift-cards/${id}`),
      (wait) => expect(refunds.last()).toContainText('Refunded', wait),
    );
    await expect(refunds.last()).toContainText('$60');
    await expect(refunds.last()).toContainText('Bought twice by mistake');
    const ledger = office.getByRole('table', { name: 'Ledger' }).getByRole('row');
    await expect(ledger).toHaveText([/When/, /Issued.*\$60/, /Refunded.*−\$60/]);
    for (const width of [390, 1280]) {
      await office.setViewportSize({ width, height: 900 });
      await expectAccessible(office);
    }

    expect(await refundedTo(giver)).toEqual([{ captured: 60_00, refunded: 60_00 }]);
    await expectMailAbout(giver, 'Refunded: your gift card for Asha');
    await leftOn(page, code);
    const check = page.getByRole('form', { name: 'Check a gift card' });
    await expect(check.getByText('We don’t recognize this gift card.')).toBeVisible();
    const audit = await owner.find(`audit?q=${id}`);
    expect(audit.some(({ action }) => action === 'refund')).toBe(true);
  });

  for (const width of [390, 1280])
    test(`is sold on a page that fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl()}/gift-cards`);
      await expectFormLive(page);
      await page.getByRole('button', { name: '$250' }).click();
      await expect(page.getByRole('figure', { name: 'Gift card' })).toContainText('$250');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('form', { name: 'Buy a gift card' }).getByLabel('Amount').fill('12');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByText('Please enter a whole amount from $25 to $2,500.')).toBeVisible();
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is bought by the form, and the page says how to pay', async ({ page }) => {
      await page.goto(`${siteUrl()}/gift-cards`);
      await fillGift(page, { amount: 50, recipient: someone('plain') });
      await expect(page.getByText('You haven’t paid yet')).toBeVisible();
      await page.getByRole('link', { name: 'Continue to payment' }).click();
      await onPaymentPage(page, 'Pay');
      // The payment's webhook arrives after the visitor, who has to reload the page.
      await loadUntil(
        () => page.reload(),
        (wait) => expect(page.getByText('Thank you! Your gift card is paid for')).toBeVisible(wait),
      );
      await page.getByLabel('Gift card code').fill('AAAA-BBBB-CCCC-DDDD');
      await page.getByRole('button', { name: 'Check balance' }).click();
      await expect(page.getByText('We don’t recognize this gift card.').first()).toBeVisible();
    });
  });
});
