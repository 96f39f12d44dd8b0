import { expect, test, type Page } from '@playwright/test';
import { someone } from '../support/book-seats';
import { expectFormLive } from '@valam/testing/live';
import { expectMailAbout } from '../support/mailbox';
import { joinProgram, password, signIn } from '../support/partners';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test.describe.configure({ timeout: 120_000 });

const next = 'Another-walk-round-the-hill';
const account = (): string => `${siteUrl()}/dashboard/account`;

async function sendChange(page: Page, current: string, chosen: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Change your password' });
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password').fill(chosen);
  await form.getByLabel('Confirm password').fill(chosen);
  await form.getByRole('button', { name: 'Change password' }).click();
}

test('a partner changes the password with the current one, and every other device is signed out', async ({
  page,
  browser,
}) => {
  const email = someone('change');
  await joinProgram(page, email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email, password);

  await page.goto(account());
  await expectFormLive(page);
  await expect(page.getByRole('button', { name: 'Sign out every other device' })).toBeVisible();
  await sendChange(page, `${password}!`, next);
  await expect(page.getByText('This is not your current password.').first()).toBeVisible();
  await sendChange(page, password, next);
  await expectToast(page, 'Password changed');
  await expect(page.getByRole('button', { name: 'Sign out every other device' })).toBeHidden();

  await other.goto(account());
  await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%2Faccount$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Signing in' })).toBeVisible();
  await expectMailAbout(email, /^Your password was changed$/m);
  await signIn(other, email, next);
  await elsewhere.close();
});

test('a partner changes the password without scripts, and no cookie contains one', async ({
  page,
  browser,
}) => {
  const email = someone('plainly');
  await joinProgram(page, email);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(account());
  await sendChange(plain, `${password}!`, next);
  await expect(plain.getByText('This is not your current password.').first()).toBeVisible();
  for (const { value } of await context.cookies()) expect(decodeURIComponent(value)).not.toContain(next);
  await sendChange(plain, password, next);
  await expectToast(plain, 'Password changed');
  await plain.goto(account());
  await expect(plain.getByRole('heading', { name: 'Signing in' })).toBeVisible();
  await context.close();
});
