import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { expectScreen, Office, signedIn, visit } from '../support/back-office';
import { dayInIndia } from '../support/days';
import { bookByCard, newDeparture } from '../support/departure-with-bookings';
import { loadUntil } from '../support/load-until';
import { runJob } from '../support/run-job';
import { siteUrl } from '../support/system';

/** A chart by day on A4 paper has as many labels as fit, and returns to its screen size afterwards. */
async function expectPaperChart(page: Page): Promise<void> {
  const chart = page.getByRole('figure', { name: /^Net sales in USD by day/ });
  const width = async () => (await chart.locator('.recharts-surface').first().boundingBox())?.width ?? 0;
  const onScreen = await width();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const labels = await chart
    .locator('.recharts-xAxis .recharts-cartesian-axis-tick')
    .evaluateAll((ticks) =>
      ticks.map((tick) => tick.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(labels.length).toBeGreaterThan(2);
  const overlapping = labels.filter(([left = 0], index) => left <= (labels[index - 1]?.[1] ?? -1));
  expect(overlapping).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(width).toBe(onScreen);
  // Right after a rotation, a page still has the chart of the former width.
  await chart.locator('.recharts-wrapper').evaluate((wrapper) => {
    wrapper.style.width = '3000px';
  });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

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
  const loadSales = async () => {
    await runJob('leads', 'read-sales');
    await visit(page, '/reports/sales');
    await today.click();
    await page.getByRole('table', { name: 'Sales by day' }).getByRole('link').first().click();
  };
  await loadUntil(loadSales, (wait) => expect(ref.first()).toBeVisible(wait));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`sales-${width}.png`), fullPage: true });
  }
  const month = await context.newPage();
  await visit(month, '/reports/sales');
  await month.getByRole('application').first().focus();
  await month.keyboard.press('ArrowRight');
  await expect(month.locator('.recharts-tooltip-wrapper').first()).toContainText('$');
  await expectPaperChart(month);
  await month.close();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Sales by day' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await ref.first().click();
  await expectScreen(page);
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking?.id}`));
  await context.close();
});

test('a report shows departures of the next 60 days at risk, and the cost of cancelling them', async ({
  browser,
}, info) => {
  test.setTimeout(120_000);
  const context = await signedIn(browser);
  const office = await Office.of(context);
  const email = `risk-${Date.now().toString(36)}@example.org`;
  const departure = await newDeparture(office, 45, 12);
  await bookByCard(office, departure, email);
  const paid = async () => (await office.find(`bookings?q=${email}`))[0];
  await expect.poll(async () => (await paid())?.['state'], { timeout: 30_000 }).toBe('deposit_paid');
  const page = await context.newPage();
  await visit(page, '/reports/occupancy');
  await expect(page.getByRole('link', { name: 'Next 60 days' })).toHaveAttribute('aria-current', 'true');
  const row = page
    .getByRole('table', { name: 'Departures', exact: true })
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="${departure.dateId}"]`) });
  await expect(row).toContainText('1 of 12');
  await expect(row).toContainText(/Runs|At risk|On course|Not known/);
  await expect(row).toContainText(`$${departure.prices.USD.toLocaleString('en-US')}`);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`occupancy-${width}.png`), fullPage: true });
  }
  await row.getByRole('link').first().click();
  await expectScreen(page);
  await context.close();
});

test('a report shows whether leads were answered in time, and which ones are waiting', async ({
  browser,
}, info) => {
  test.setTimeout(120_000);
  const context = await signedIn(browser);
  const page = await context.newPage();
  const lastName = `Rao-${Date.now().toString(36)}`;
  const email = `asker-${lastName.toLowerCase()}@example.org`;
  // Without a session cookie.
  const asked = await fetch(`${siteUrl()}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': email },
    body: JSON.stringify({
      type: 'contact',
      firstName: 'Asha',
      lastName,
      email,
      mobile: '+919000012345',
      message: 'When is it?',
    }),
  });
  expect(asked.status).toBe(201);
  await visit(page, '/reports/promises');
  // The answer is due tomorrow or on Monday.
  await page.getByLabel('To', { exact: true }).fill(dayInIndia(7));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const row = page
    .getByRole('table', { name: 'Promises by person' })
    .getByRole('row')
    .filter({ hasText: 'Nobody yet' });
  await expect(row).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`promises-${width}.png`), fullPage: true });
  }
  await page.getByLabel('By', { exact: true }).selectOption('type');
  await page
    .getByRole('table', { name: 'Promises by type' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click();
  const leads = page.getByRole('table', { name: 'Leads: Contact' });
  await leads.getByRole('row').filter({ hasText: 'Not due yet' }).getByRole('link').first().click();
  await expectScreen(page);
  await expect(page).toHaveURL(/\/admin\/leads\/[\w-]+$/);
  await context.close();
});

test('a report shows the expected bank balance on the 1st, and the booking behind it', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const context = await signedIn(browser);
  const office = await Office.of(context);
  const email = `cash-${Date.now().toString(36)}@example.org`;
  await bookByCard(office, await newDeparture(office, 75, 6), email);
  const paid = async () => (await office.find(`bookings?q=${email}`))[0];
  await expect.poll(async () => (await paid())?.['state'], { timeout: 30_000 }).toBe('deposit_paid');
  const ref = String((await paid())?.['ref']);
  const page = await context.newPage();
  await visit(page, '/reports/cash');
  await page.getByRole('button', { name: 'Rebuild from the ledgers' }).click();
  const table = page.getByRole('table', { name: 'Cash by month' });
  const deposit = page
    .getByRole('table', { name: /^Entries: / })
    .getByRole('row')
    .filter({ hasText: ref })
    .filter({ hasText: 'Payment' });
  const loadCash = async () => {
    await runJob('leads', 'read-cash');
    await visit(page, '/reports/cash');
    await table.getByRole('link').first().click();
  };
  await loadUntil(loadCash, (wait) => expect(deposit).toBeVisible(wait));
  await expect(page.getByText(/is expected in the bank on the morning of .* 01, \d{4}/)).toBeVisible();
  await expect(page.getByText('This report does not add up')).toHaveCount(0);
  await expect(page.getByText('are missing from these figures')).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`cash-${width}.png`), fullPage: true });
  }
  await deposit.getByRole('link').click();
  await expectScreen(page);
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await context.close();
});
