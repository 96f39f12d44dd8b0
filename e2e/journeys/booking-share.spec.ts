import { expect, type Page } from '@playwright/test';
import { expectSound } from '@valam/testing/accessible';
import { openBooked, expectOutcome, mailedLink, openManaged, someone } from '../support/book-seats';
import { expectMailAbout, mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

const dollars = (minor: number) =>
  `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: minor % 100 ? 2 : 0 })}`;

const tokenIn = (link: string): string => link.split('/').at(-1) ?? '';

async function invite(page: Page, at: number, name: string, email: string, amount = ''): Promise<void> {
  const companion = page.getByRole('group', { name: `Companion ${at}` });
  await companion.getByLabel('Name').fill(name);
  await companion.getByLabel('Email').fill(email);
  if (amount) await companion.getByLabel(/^Share in USD/).fill(amount);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Shares of companions' }).getByRole('row', { name: new RegExp(name) });

test.describe('a split payment', () => {
  test.setTimeout(300_000);

  for (const width of [390, 1280])
    test(`has two companions, of whom one pays, and is refunded at ${width} px`, async ({ page, books }) => {
      await page.setViewportSize({ width, height: 900 });
      const [lead, ben, cleo] = [someone('lead'), someone('ben'), someone('cleo')];
      const date = await books.date();
      const manage = await openBooked(page, lead, date, { travellers: 3 });
      const deposit = Math.round(date.price * 3 * 0.2) * 100;
      const balance = date.price * 3 * 100 - deposit;
      const equal = Math.floor(balance / 3);
      await expectSound(page);

      await invite(page, 1, 'Ben Stein', ben);
      await invite(page, 2, 'Cleo Roy', cleo, '500.50');
      await page.getByRole('button', { name: 'Invite companions' }).click();
      await expect(rowOf(page, 'Cleo Roy')).toContainText('$500.50');
      await expect(rowOf(page, 'Ben Stein')).toContainText('Not paid yet');
      await expect(
        page.getByRole('button', { name: `Pay your part ${dollars(balance - equal - 50_050)}` }),
      ).toBeVisible();
      await expect(
        page.getByText('2 companions fill in the details').or(page.getByText('Fill it in now')),
      ).toBeVisible();
      await expectSound(page);

      const bens = await mailedLink(ben, 'share');
      await openManaged(page, bens);
      await expectSound(page);
      await expect(page.getByText('Cleo')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Your traveler form' });
      await form.getByLabel('Nationality').fill('Norwegian');
      await form.getByRole('button', { name: 'Save your details' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Pay ${dollars(equal)}` }).click();
      await onPaymentPage(page, 'Pay');
      await expectOutcome(page, 'Your share is paid');
      await expect(page.getByText(dollars(balance))).toHaveCount(0);
      await expectMailAbout(ben, /^Received: /);
      await openManaged(page, bens);
      await expect(page.getByText('Your share is paid')).toBeVisible();
      await expect(page.getByRole('link', { name: 'PDF: Receipt of your share' })).toBeVisible();
      await expect(form.getByLabel('Nationality')).toHaveValue('Norwegian');
      await expectSound(page);

      await books.letSharesLapse(lead);
      await expect
        .poll(async () => (await mailsTo(lead)).map(({ subject }) => subject).join('\n'), {
          timeout: 30_000,
        })
        .toContain('is yours to pay');
      await openManaged(page, await mailedLink(cleo, 'share'));
      await expect(page.getByText('There is nothing to pay')).toBeVisible();
      await expectSound(page);
      await openManaged(page, manage);
      await expect(rowOf(page, 'Cleo Roy')).toContainText('Not paid in time, yours to pay');
      await expect(
        page.getByRole('button', { name: `Pay balance ${dollars(balance - equal)}` }),
      ).toBeVisible();
      await expectSound(page);

      await books.letHoursPass(lead, 72);
      const quote = await fetch(`${siteUrl()}/api/bookings/${tokenIn(manage)}/quote-cancel`);
      const { refund } = (await quote.json()) as { refund: { amountMinor: number } };
      const canceled = await fetch(`${siteUrl()}/api/bookings/${tokenIn(manage)}/cancel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteUrl() },
        body: JSON.stringify({ expectedRefund: refund }),
      });
      expect(canceled.status).toBe(200);
      const exact = (refund.amountMinor * equal) / (equal + deposit);
      await expectMailAbout(ben, /is on its way back to you/);
      const told = (await mailsTo(ben)).find(({ subject }) => subject.endsWith('is on its way back to you'));
      expect(
        [Math.floor(exact), Math.ceil(exact)].map((minor) => told?.subject.startsWith(dollars(minor))),
      ).toContain(true);
      await openManaged(page, bens);
      await expect(page.getByText('The booking was cancelled.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^PDF: Credit note/ })).toBeVisible();
      await expectSound(page);
    });

  test('works without scripts: invited, filled in, paid, withdrawn', async ({ page, books, browser }) => {
    const [lead, ben] = [someone('plain-lead'), someone('plain-ben')];
    const manage = await openBooked(page, lead, await books.date(), { travellers: 2 });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(manage);
    await reader.getByRole('button', { name: 'Invite companion' }).click();
    await expect(reader.getByText('Please enter a companion’s name.')).toBeVisible();
    await invite(reader, 1, 'Ben Stein', ben);
    await reader.getByRole('button', { name: 'Invite companion' }).click();
    await expect(rowOf(reader, 'Ben Stein')).toContainText('Not paid yet');
    await reader.goto(await mailedLink(ben, 'share'));
    await reader.getByLabel('Nationality').fill('Norwegian');
    await reader.getByRole('button', { name: 'Save your details' }).click();
    await expect(reader.getByLabel('Nationality')).toHaveValue('Norwegian');
    await reader.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(reader.getByRole('link', { name: /payment/i }).first()).toBeVisible();
    await reader.goto(manage);
    await reader.getByRole('button', { name: /Withdraw the share of Ben Stein/ }).click();
    await expect(rowOf(reader, 'Ben Stein')).toContainText('Withdrawn');
    const response = await reader.goto(await mailedLink(ben, 'share'));
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(reader.getByText('Your share was withdrawn.')).toBeVisible();
    await plain.close();
  });
});
