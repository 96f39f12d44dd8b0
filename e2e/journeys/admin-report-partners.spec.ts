import { expect, test } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { expectScreen, Office, signedIn, visit } from '../support/back-office';
import { bookByCard, newDeparture } from '../support/departure-with-bookings';
import { loadUntil } from '../support/load-until';
import { runJob } from '../support/run-job';

test('a report shows which partner’s travelers cancel most, and their bookings', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const context = await signedIn(browser);
  const office = await Office.of(context);
  const mark = Date.now().toString(36);
  const partner = await office.do('contributors', {
    name: `Tara ${mark}`,
    email: `tara-${mark}@example.org`,
    contributingArea: 'Affiliate',
  });
  const { referralCode } = await office.read(`contributors/${partner.id}`);
  const email = `left-${mark}@example.org`;
  await bookByCard(office, await newDeparture(office, 100, 6), email, {
    referralCodeUsed: String(referralCode),
  });
  const found = async () => (await office.find(`bookings?q=${email}`))[0];
  await expect.poll(async () => (await found())?.['state'], { timeout: 30_000 }).toBe('deposit_paid');
  const booking = await found();
  await office.do(`bookings/${booking?.id}/cancel`, { reason: 'The traveler is ill.' });

  const page = await context.newPage();
  await visit(page, '/reports/partners');
  await page.getByRole('button', { name: 'Rebuild from the ledgers' }).click();
  const row = page
    .getByRole('table', { name: 'Partners by partner' })
    .getByRole('row')
    .filter({ hasText: `Tara ${mark}` });
  const loadPartners = async () => {
    await runJob('identity', 'read-partners');
    await visit(page, '/reports/partners');
    await page.getByLabel('In order of', { exact: true }).selectOption({ label: 'Share cancelled' });
  };
  await loadUntil(loadPartners, (wait) => expect(row).toContainText('100%', wait));
  await row.getByRole('link').first().click();
  const entries = page.getByRole('table', { name: `Entries: Tara ${mark}` }).getByRole('row');
  const cancelled = entries.filter({ hasText: 'Cancelled' });
  await expect(cancelled).toContainText(String(booking?.['ref']));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`partners-${width}.png`), fullPage: true });
  }
  await cancelled.getByRole('link').first().click();
  await expectScreen(page);
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking?.id}`));
  await context.close();
});
