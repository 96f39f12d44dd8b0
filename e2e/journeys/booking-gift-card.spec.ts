import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectOutcome, fillPanel, mailedLink, openManaged, payLater, someone } from '../support/book-seats';
import { expectFormLive, expectLive } from '../support/live';
import { mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { runJob } from '../support/run-job';
import { onPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

interface Gift {
  readonly amount: number;
  readonly recipient: string;
}

async function fillGift(page: Page, { amount, recipient }: Gift): Promise<void> {
  const form = page.getByRole('form', { name: 'Buy a gift card' });
  await form.getByLabel('Amount').fill(String(amount));
  await form.getByLabel('Recipient’s name').fill('Asha');
  await form.getByLabel('Recipient’s email').fill(recipient);
  await form.getByLabel('Your name').fill('Ben');
  await form.getByLabel('Your email').fill(someone('giver'));
  await form.getByLabel('Message').fill('Go round the hill once for me.');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Buys a card, pays for it, and gives its code and the link that was sent with it. */
async function buyGift(page: Page, gift: Gift): Promise<{ code: string; link: string }> {
  await page.goto(`${siteUrl()}/gift-cards`);
  await expectLive(page);
  await expectFormLive(page);
  await fillGift(page, gift);
  await onPaymentPage(page, 'Pay');
  await expect(page.getByText('Thank you. The gift card is paid for')).toBeVisible({ timeout: 30_000 });
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

async function leftOn(page: Page, code: string): Promise<void> {
  await page.goto(`${siteUrl()}/gift-cards`);
  await expectLive(page);
  await expectFormLive(page);
  await page.getByLabel('Code of the card').fill(code);
  await page.getByRole('button', { name: 'Check what is left' }).click();
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('a gift card', () => {
  test.setTimeout(240_000);

  test('is bought, sent, pays for a deposit and a part of the balance, and gets its money back', async ({
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
    await expectNoViolations(page);

    const email = someone('traveler');
    await fillPanel(page, email, date);
    await payLater(page).check();
    await useInPanel(page, 'AAAA-BBBB-CCCC-DDDD');
    await expect(page.getByText('We do not know this gift card.')).toBeVisible();
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
    await expect(async () => {
      await leftOn(page, code);
      await expect(page.getByText(`${dollars(deposit + 100)} left`)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  });

  for (const width of [390, 1280])
    test(`is offered on a page that fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl()}/gift-cards`);
      await expectFormLive(page);
      await page.getByRole('button', { name: '$250' }).click();
      await expect(page.getByRole('figure', { name: 'Gift card' })).toContainText('$250');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectNoViolations(page);
      await page.getByRole('form', { name: 'Buy a gift card' }).getByLabel('Amount').fill('12');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByText('Please enter a whole amount from $25 to $2,500.')).toBeVisible();
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is bought by the form, and the page says how to pay', async ({ page }) => {
      await page.goto(`${siteUrl()}/gift-cards`);
      await fillGift(page, { amount: 50, recipient: someone('plain') });
      await expect(page.getByText('You have not paid yet')).toBeVisible();
      await page.getByRole('link', { name: 'Continue to payment' }).click();
      await onPaymentPage(page, 'Pay');
      // Word of the payment comes after the visitor, who loads the page again.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Thank you. The gift card is paid for')).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await page.getByLabel('Code of the card').fill('AAAA-BBBB-CCCC-DDDD');
      await page.getByRole('button', { name: 'Check what is left' }).click();
      await expect(page.getByText('We do not know this gift card.').first()).toBeVisible();
    });
  });
});
