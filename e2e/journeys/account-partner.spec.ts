import { expect } from '@playwright/test';
import { bookAndManage, openManaged, someone } from '../support/book-seats';
import { expectLive } from '../support/live';
import { linkTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { joinProgramme, password, signIn } from '../support/partners';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test.describe.configure({ timeout: 180_000 });

test('a partner shares a link, somebody else books by it, and the commission follows the money', async ({
  page,
  browser,
  books,
}) => {
  const code = await joinProgramme(page, someone('maya'));

  const elsewhere = await browser.newContext();
  const traveller = await elsewhere.newPage();
  const email = someone('referred');
  await traveller.goto(`${siteUrl()}/?ref=${code.toLowerCase()}`);
  await expectLive(traveller);
  const managed = await bookAndManage(traveller, email, await books.date());

  await expect(async () => {
    await page.goto(`${siteUrl()}/dashboard/referrals`);
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row.getByText('paid', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  const lines = page.getByRole('table', { name: 'Commission lines' });
  await expect(async () => {
    await page.goto(`${siteUrl()}/dashboard/earnings`);
    await expect(lines.getByText('Pending', { exact: true })).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await lines.getByText('How', { exact: true }).click();
  await expect(lines.getByText(/^10% of it: \$/)).toBeVisible();

  await openManaged(traveller, `${managed}?do=cancel`);
  await traveller.getByRole('button', { name: /^Cancel and get/ }).click();
  await expect(traveller.getByText('Your booking is cancelled').first()).toBeVisible();
  await elsewhere.close();
  await expect(async () => {
    await page.goto(`${siteUrl()}/dashboard/earnings`);
    await expect(lines.getByText('Reversed', { exact: true })).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  const csv = await page.request.get(`${siteUrl()}/api/referrals/me/commissions.csv`);
  expect((await csv.text()).trim().split('\n')).toHaveLength(3);
});

test('a partner looks after everything that is theirs', async ({ page, browser }) => {
  const email = someone('owner');
  const code = await joinProgramme(page, email);

  await test.step('a link to any page, as text and as codes', async () => {
    await page.goto(`${siteUrl()}/dashboard/share`);
    await expectLive(page);
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
    await expect(page.getByText(/This is no page of/)).toBeVisible();
  });

  await test.step('the profile, with a portrait', async () => {
    await page.goto(`${siteUrl()}/dashboard/profile`);
    await expectLive(page);
    await page.getByLabel('Tagline').fill('I walk slowly.');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile saved');
    await expect(page.getByLabel('Tagline')).toHaveValue('I walk slowly.');
    await page.getByLabel('A portrait').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText(/This is no picture that we can read/)).toBeVisible();
    const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 320, height: 320 } });
    await page
      .getByLabel('A portrait')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expectToast(page, 'Picture saved');
    await expect(page.getByLabel('Another portrait')).toBeVisible();
  });

  await test.step('where payouts go', async () => {
    await page.goto(`${siteUrl()}/dashboard/earnings`);
    await expectLive(page);
    await page.getByLabel('PayPal email').fill(email);
    await page.getByRole('button', { name: 'Save payout details' }).click();
    await expectToast(page, 'Payout details saved');
    await expect(page.getByText(/^Saved: /)).toBeVisible();
  });

  await test.step('devices', async () => {
    const phone = await browser.newContext();
    const there = await phone.newPage();
    await signIn(there, email, password);
    await page.goto(`${siteUrl()}/dashboard/account`);
    await expectLive(page);
    await page.getByRole('button', { name: 'Sign out every other device' }).click();
    await expectToast(page, 'One device signed out');
    await there.goto(`${siteUrl()}/dashboard/referrals`);
    await expect(there).toHaveURL(/\/login$/);
    await phone.close();
  });

  await test.step('the end of it all', async () => {
    await page.getByRole('button', { name: 'Mail me the link to erase my data' }).click();
    await expectToast(page, `The link is on its way to ${email}.`);
    await page.goto(await linkTo(email, '/privacy'));
    await expectLive(page);
    await page.getByRole('checkbox', { name: 'I know that this cannot be undone' }).check();
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await expectToast(page, 'Your data is erased');
    await page.goto(`${siteUrl()}/dashboard/referrals`);
    await expect(page).toHaveURL(/\/login$/);
  });
});
