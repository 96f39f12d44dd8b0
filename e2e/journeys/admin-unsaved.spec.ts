import { expect, test } from '@playwright/test';
import { expectScreen, visit } from '../support/back-office';
import { expectLive } from '@valam/testing/live';
import { siteUrl, system } from '../support/system';

test.describe.configure({ timeout: 120_000 });

test('Back asks before it discards unsaved changes', async ({ page }) => {
  const { email, password } = system().admin;
  await page.goto(`${siteUrl()}/login`);
  await expectLive(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin/, { timeout: 15_000 });

  await visit(page, '/faqs');
  await page.locator('main a[href="/admin/faqs/new"]').first().click();
  await expectScreen(page);
  const question = page.getByLabel('Question', { exact: true });
  await question.fill('Can we come along?');

  const asked: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog[answer]();
  });
  const goBack = () => page.evaluate(() => history.back());

  await goBack();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/\/admin\/faqs\/new$/);
  await expect(question).toHaveValue('Can we come along?');

  answer = 'accept';
  await goBack();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
  expect(asked).toHaveLength(2);
});
