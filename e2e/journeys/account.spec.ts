import { expect, test, type Page } from '@playwright/test';
import { Office, signedIn } from '../support/back-office';
import { someone } from '../support/book-seats';
import { expectFormLive } from '@valam/testing/live';
import { expectMailAbout, linkTo } from '../support/mailbox';
import { choosePassword, password, signIn } from '../support/partners';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test.describe.configure({ timeout: 120_000 });

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${siteUrl()}/signup`);
  await expectFormLive(page);
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Full name').fill('Asha Menon');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Account created successfully!');
  await expect(page).toHaveURL(/\/login$/, { timeout: 10_000 });
}

test.describe('a contributor signs up', () => {
  test('verifies the email address, is approved, and reaches the dashboard', async ({
    page,
    request,
    browser,
  }) => {
    const email = someone('asha');
    await signUp(page, email);
    const link = await linkTo(email, '/verify-email');

    await request.get(link); // an email scanner that opens the page does not use up the link
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Go to Login Page' }).click();
    await expectFormLive(page);
    await page.getByLabel('Email').first().fill(email);
    await page.getByLabel('Password').first().fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /approv/ })
        .first(),
    ).toBeVisible();

    const office = await Office.of(await signedIn(browser));
    const [waiting] = await office.find(`contributors?q=${encodeURIComponent(email)}`);
    await office.do(`contributors/${waiting?.id}/approve`);
    await expectMailAbout(email, /^Your account at .* is open$/m);

    await signIn(page, email, password);
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Menon' })).toBeVisible();
    await expect(page.getByText(/^ASHA[A-Z0-9]{3}$/)).toBeVisible();
    await expect(page.getByText('No referrals yet. Start sharing your code!')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(`${siteUrl()}/dashboard/referrals`);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('and verifies without scripts with a plain button', async ({ page, browser }) => {
    const email = someone('plain');
    await signUp(page, email);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(await linkTo(email, '/verify-email'));
    await plain.getByRole('button', { name: 'Verify my email' }).click();
    await expectToast(plain, 'Email Verified!');
    await context.close();
  });

  test('and sees validation errors before anything is sent', async ({ page }) => {
    await page.goto(`${siteUrl()}/signup`);
    await expectFormLive(page);
    const form = page.getByRole('form', { name: 'Create an account' });
    const send = form.getByRole('button', { name: 'Create Account' });
    await send.click();
    await expectToast(page, 'Missing required fields');
    await form.getByLabel('Full name').fill('Asha Menon');
    await form.getByLabel('Email').fill(someone('wrong'));
    await form.getByLabel('Password', { exact: true }).fill('short');
    await send.click();
    await expectToast(page, 'Password too short');
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Confirm password').fill(`${password}!`);
    await send.click();
    await expectToast(page, "Passwords don't match");
  });
});

test('a truncated verification link shows an error and a way to continue', async ({ page }) => {
  await page.goto(`${siteUrl()}/verify-email/cut`);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Sign Up Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
});

test('a forgotten password is reset by the emailed link, once', async ({ page }) => {
  const email = someone('forgot');
  await signUp(page, email);
  await page.goto(`${siteUrl()}/forgot-password`);
  await expectFormLive(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectToast(page, 'Check your inbox');
  const link = await linkTo(email, '/reset-password');
  await choosePassword(page, link, 'Another-walk-round-the-hill');
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
});
