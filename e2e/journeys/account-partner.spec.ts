import { expect } from '@playwright/test';
import { Office, signedIn } from '../support/back-office';
import {
  bookAndManage,
  expectOutcome,
  fillPanel,
  openManaged,
  payButton,
  payInFull,
  someone,
} from '../support/book-seats';
import { expectFormLive, expectLive } from '@valam/testing/live';
import { loadUntil } from '../support/load-until';
import { expectMailAbout, linkTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';
import { payOut } from '../support/pay-out';
import { joinProgram, password, signIn } from '../support/partners';
import { runJob } from '../support/run-job';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test.describe.configure({ timeout: 300_000 });

test('a partner shares a link, someone else books by it, and the commission follows the money', async ({
  page,
  browser,
  books,
}) => {
  const code = await joinProgram(page, someone('maya'));

  const elsewhere = await browser.newContext();
  const traveller = await elsewhere.newPage();
  const email = someone('referred');
  await traveller.goto(`${siteUrl()}/?ref=${code.toLowerCase()}`);
  await expectLive(traveller);
  const managed = await bookAndManage(traveller, email, await books.date());

  const loadEarnings = () => page.goto(`${siteUrl()}/dashboard/earnings`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await loadUntil(
    () => page.goto(`${siteUrl()}/dashboard/referrals`),
    (wait) => expect(row.getByText('paid', { exact: true })).toBeVisible(wait),
  );
  const lines = page.getByRole('table', { name: 'Commission lines' });
  await loadUntil(loadEarnings, (wait) =>
    expect(lines.getByText('Pending', { exact: true })).toHaveCount(1, wait),
  );
  await lines.getByText('How', { exact: true }).click();
  await expect(lines.getByText(/^10% of it: \$/)).toBeVisible();

  await openManaged(traveller, `${managed}?do=cancel`);
  await traveller.getByRole('button', { name: /^Cancel and get/ }).click();
  await expect(traveller.getByText('Your booking is cancelled').first()).toBeVisible();
  await elsewhere.close();
  await loadUntil(loadEarnings, (wait) =>
    expect(lines.getByText('Reversed', { exact: true })).toHaveCount(2, wait),
  );
  const csv = await page.request.get(`${siteUrl()}/api/referrals/me/commissions.csv`);
  expect((await csv.text()).trim().split('\n')).toHaveLength(3);
});

test('a commission is approved after the trip, paid out, and corrected after a later refund', async ({
  page,
  browser,
  books,
}) => {
  const partner = someone('paid');
  const code = await joinProgram(page, partner);
  await page.goto(`${siteUrl()}/dashboard/earnings`);
  await expectFormLive(page);
  await page.getByLabel('PayPal email').fill(partner);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save payout details' }).click();
  await expectToast(page, 'Payout details saved');
  await expectMailAbout(partner, /^Your payout details were changed$/m);
  await books.letDetailsRest(partner);

  const date = await books.date();
  const email = someone('travelled');
  await test.step('someone else books, pays everything and travels', async () => {
    const elsewhere = await browser.newContext();
    const traveller = await elsewhere.newPage();
    await traveller.goto(`${siteUrl()}/?ref=${code}`);
    await expectLive(traveller);
    await fillPanel(traveller, email, date);
    await payInFull(traveller).check();
    await payButton(traveller).click();
    await onPaymentPage(traveller, 'Pay');
    await expectOutcome(traveller, 'Everything is paid');
    await elsewhere.close();
    await books.letTripEnd(date, 45);
    await runJob('leads', 'complete-trips');
  });

  const lines = page.getByRole('table', { name: 'Commission lines' });
  const untilLines = (state: string) =>
    loadUntil(
      () => page.goto(`${siteUrl()}/dashboard/earnings`),
      (wait) => expect(lines.getByText(state, { exact: true })).toHaveCount(1, wait),
    );
  await untilLines('Approved');

  const payout = await payOut(browser, { partner, dollars: date.price / 10 }, 'SEPA-108');
  await untilLines('Paid');
  await expectMailAbout(partner, /paid|payout/i);
  const statement = page.getByRole('link', { name: /^Statement of/ });
  await expect(statement).toHaveAttribute('href', new RegExp(`/${payout}$`));
  await statement.click();
  await expect(page.getByText('SEPA-108')).toBeVisible();
  await expect(lines.getByText('Paid', { exact: true })).toHaveCount(1);

  const office = await Office.of(await signedIn(browser));
  const [booking] = await office.find(`bookings?q=${encodeURIComponent(email)}`);
  await office.do(`bookings/${booking?.id}/refund`, {
    amount: { amountMinor: 100_00, currency: 'USD' },
    reason: 'A night was missing',
  });
  await untilLines('Approved');
  await expect(lines.getByRole('cell', { name: '−$10', exact: true })).toBeVisible();
});

test('a partner manages all of their own data', async ({ page, browser }) => {
  const email = someone('owner');
  const code = await joinProgram(page, email);

  await test.step('a link to any page, as text and as codes', async () => {
    await page.goto(`${siteUrl()}/dashboard/share`);
    await expectFormLive(page);
    await page.getByRole('textbox', { name: 'Page' }).fill(`${siteUrl()}/temples`);
    await page.getByLabel('Where will it be seen?').selectOption('instagram');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const made = `/temples?utm_source=instagram&utm_medium=social&ref=${code}`;
    await expect(page.getByText(made).first()).toBeVisible();
    for (const [name, type] of [
      ['QR as SVG', 'image/svg+xml'],
      ['QR as PNG', 'image/png'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const file = await page.request.get(siteUrl() + href);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining(type)]);
    }
    await page.getByRole('textbox', { name: 'Page' }).fill('https://elsewhere.example/');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByText(/This isn’t a page of/)).toBeVisible();
  });

  await test.step('the profile, without a page of its own', async () => {
    await page.goto(`${siteUrl()}/dashboard/profile`);
    await expectFormLive(page);
    await page.getByLabel('Tagline').fill('I walk slowly.');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile saved');
    await expect(page.getByLabel('Tagline')).toHaveValue('I walk slowly.');
    await expect(page.getByText('Photos and a public page are for hosts and guides.')).toBeVisible();
    await expect(page.getByLabel('A portrait')).toHaveCount(0);
  });

  await test.step('where payouts go', async () => {
    await page.goto(`${siteUrl()}/dashboard/earnings`);
    await expectFormLive(page);
    await page.getByLabel('PayPal email').fill(email);
    await page.getByRole('button', { name: 'Save payout details' }).click();
    await expect(page.getByText('Please enter your current password')).toBeVisible();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Save payout details' }).click();
    await expectToast(page, 'Payout details saved');
    await expect(page.getByText(/^Saved: /)).toBeVisible();
  });

  await test.step('devices', async () => {
    const phone = await browser.newContext();
    const there = await phone.newPage();
    await signIn(there, email, password);
    await page.goto(`${siteUrl()}/dashboard/account`);
    await expectFormLive(page);
    await page.getByRole('button', { name: 'Sign out every other device' }).click();
    await expectToast(page, 'One device signed out');
    await there.goto(`${siteUrl()}/dashboard/referrals`);
    await expect(there).toHaveURL(/\/login$/);
    await phone.close();
  });

  await test.step('the end of it all', async () => {
    await page.getByRole('button', { name: 'Email me the link to delete my data' }).click();
    await expectToast(page, `The link is on its way to ${email}.`);
    await page.goto(await linkTo(email, '/privacy'));
    await expectFormLive(page);
    await page.getByRole('checkbox', { name: 'I understand this can’t be undone' }).check();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expectToast(page, 'Your data has been deleted');
    await page.goto(`${siteUrl()}/dashboard/referrals`);
    await expect(page).toHaveURL(/\/login$/);
  });
});
