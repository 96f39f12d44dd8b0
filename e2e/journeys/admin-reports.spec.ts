import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectScreen, Office, signedIn, visit } from '../support/back-office';
import { bookByCard, newDeparture } from '../support/departure-with-bookings';

test('an owner sees what was sold today, and which booking it was', async ({ browser }, info) => {
  test.setTimeout(180_000);
  const context = await signedIn(browser);
  const office = await Office.of(context);
  const email = `sold-${Date.now().toString(36)}@example.org`;
  await bookByCard(office, await newDeparture(office, 90, 6), email);
  const paid = async () => (await office.find(`bookings?q=${email}`))[0];
  await expect.poll(async () => (await paid())?.['state'], { timeout: 30_000 }).toBe('deposit_paid');
  const booking = await paid();
  const page = await context.newPage();
  await visit(page, '/reports/sales');
  await page.getByRole('button', { name: 'Rebuild from the ledgers' }).click();
  const today = page.getByRole('link', { name: 'Today', exact: true }).last();
  const ref = page.getByRole('link', { name: String(booking?.['ref']) });
  await expect(async () => {
    await visit(page, '/reports/sales');
    await today.click();
    await page.getByRole('table', { name: 'Sales by day' }).getByRole('link').last().click();
    await expect(ref.first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`sales-${width}.png`), fullPage: true });
  }
  await page.locator('.recharts-surface').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.recharts-tooltip-wrapper')).toContainText('$');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Sales by day' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await ref.first().click();
  await expectScreen(page);
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking?.id}`));
  await context.close();
});
