import { expect } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { Office, signedIn } from '../support/back-office';
import { openBooked, someone } from '../support/book-seats';
import { mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { siteUrl } from '../support/system';

test.setTimeout(180_000);

test('a tax invoice is issued to the company, linked on the booking page, and included in the office report', async ({
  page,
  books,
  browser,
}) => {
  const email = someone('invoice');
  await openBooked(page, email, await books.date());
  const part = page.getByRole('region', { name: 'Tax invoices' });
  await part.getByRole('textbox', { name: /Company/ }).fill('Acme Travel LLP');
  await part.getByLabel('Tax number').fill('27AAPFU0939F1ZV');
  await part.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText('Invoices not opened yet are made out to it.').first()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { within: '#invoices' });
  }
  const link = part.getByRole('link', { name: /PDF of the tax invoice INV/ });
  const file = await page.request.get(siteUrl() + ((await link.getAttribute('href')) ?? ''));
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.reload();
  await expect(part.getByText(/Made out to Acme Travel LLP/)).toBeVisible();
  const number = /INV\/\d{2}-\d{2}\/\d{6}/.exec((await part.textContent()) ?? '')?.[0] ?? '-';
  expect((await mailsTo(email)).some(({ text }) => text.includes(number))).toBe(true);

  const context = await signedIn(browser);
  const office = await Office.of(context);
  const check = await office.do('invoices/all/check', {});
  expect(check).toMatchObject({ gaps: [], unnumbered: [] });
  await context.close();
});
