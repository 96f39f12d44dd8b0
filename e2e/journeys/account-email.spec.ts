import { expect, test, type Page } from '@playwright/test';
import { expectFormLive } from '@valam/testing/live';
import { someone } from '../support/book-seats';
import { expectMailAbout, linkTo } from '../support/mailbox';
import { joinProgram, password, signIn } from '../support/partners';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test.describe.configure({ timeout: 120_000 });

const account = (): string => `${siteUrl()}/dashboard/account`;

async function sendAddress(page: Page, email: string, current: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Change your email address' });
  await form.getByLabel('New email').fill(email);
  await form.getByLabel('Current password').fill(current);
  await form.getByRole('button', { name: 'Email a link to the new address' }).click();
}

test('a partner signs in with a new email address once its link is opened, and the former one gets a notice', async ({
  page,
}) => {
  const [former, email] = [someone('former'), someone('new')];
  await joinProgram(page, former);
  await page.goto(account());
  await expectFormLive(page);
  await sendAddress(page, email, `${password}!`);
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  await sendAddress(page, email, password);
  await expectToast(page, 'Please check your email');
  await expectMailAbout(former, /address/i);

  await page.goto(await linkTo(email, '/verify-email'));
  await expect(page.getByText('Please sign in with it from now on.')).toBeVisible();
  await page.goto(account());
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Faccount$/);
  await signIn(page, email, password);
  await page.goto(account());
  await expect(page.getByText(email)).toBeVisible();
});

test('a partner changes the email address without scripts, and the old one is valid until the link is opened', async ({
  page,
  browser,
}) => {
  const [former, email] = [someone('former'), someone('new')];
  await joinProgram(page, former);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(account());
  await sendAddress(plain, email, password);
  await expectToast(plain, 'Please check your email');
  await plain.goto(account());
  await expect(plain.getByText(former)).toBeVisible();
  expect(await linkTo(email, '/verify-email')).toContain(siteUrl());
  await context.close();
});
