import { expect, type Page } from '@playwright/test';
import { expectFormLive } from '@valam/testing/live';
import { linkTo } from './mailbox';
import { siteUrl } from './system';
import { expectToast } from './toast';

export const password = 'a-Quiet-walk-round-the-hill';

/** Fills in a new password twice and submits it. */
export async function choosePassword(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link);
  await expectFormLive(page);
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/login$/, { timeout: 15_000 });
}

/** Signs in by the form and waits for the dashboard. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto(`${siteUrl()}/login`);
  await expectFormLive(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/referrals$/, { timeout: 15_000 });
}

/** Joins the program by its form, sets a password by the emailed link and signs in. Returns the referral code. */
export async function joinProgram(page: Page, email: string): Promise<string> {
  await page.goto(`${siteUrl()}/referral-program`);
  await expectFormLive(page);
  const form = page.getByRole('form', { name: 'Join the referral program' });
  await form.getByLabel('First name').fill('Maya');
  await form.getByLabel('Last name').fill('Lindqvist');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the program' }).click();
  await expectToast(page, 'Welcome to the Referral Program!');
  await choosePassword(page, await linkTo(email, '/reset-password'), password);
  await signIn(page, email, password);
  const code = page.getByText(/^MAYA[A-Z0-9]{3}$/);
  await expect(code).toBeVisible();
  return code.innerText();
}
