import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '@valam/testing/accessible';
import { expectScreen, Office, signedIn, visit } from '../support/back-office';
import { expectOutcome, fillPanel, openPanel, payButton, payLater, someone } from '../support/book-seats';
import { dayInIndia } from '../support/days';
import { test, type OwnDate } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';
import { runJob } from '../support/run-job';
import { siteUrl } from '../support/system';

/** A source that no other journey uses. */
const fromFacebook = '?utm_source=facebook';
const steps = ['tour', 'panel', 'details', 'payment', 'deposit'] as const;
type Figures = Record<(typeof steps)[number], number>;
type Row = Record<'now' | 'then', Figures>;

/** Opens the tour's page as a new visitor who has answered the consent bar. */
async function arrive(browser: Browser, width: number, answer: 'Allow all' | 'Only what is needed') {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    screen: { width, height: 844 },
  });
  const page = await context.newPage();
  await openPanel(page, fromFacebook);
  const said = answer === 'Allow all' ? page.waitForRequest('**/api/visits') : Promise.resolve();
  await page.getByRole('button', { name: answer }).click();
  await said;
  return page;
}

const choose = (page: Page, { id }: OwnDate) => page.getByLabel('Departure date').selectOption(id);

async function toDetails(page: Page, date: OwnDate): Promise<void> {
  await choose(page, date);
  await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
  await expect(page.getByRole('form', { name: 'Traveler details' })).toBeVisible();
}

test('the funnel report counts visitors who consented, and no one else', async ({ browser, books }, info) => {
  test.setTimeout(240_000);
  const office = await signedIn(browser);
  const calls = await Office.of(office);
  const today = dayInIndia(0);
  const shown = async (): Promise<Row> => {
    await runJob('leads', 'read-funnel');
    const report = await calls.read(`reports/funnel?from=${today}&to=${today}&by=source`);
    const rows = report['rows'] as (Row & { key: string })[];
    const social = rows.find(({ key }) => key === 'social');
    if (!social) throw new Error('Every source has a row');
    return social;
  };
  const before = await shown();
  const date = await books.date();

  const refused = await arrive(browser, 390, 'Only what is needed');
  await toDetails(refused, date);
  await arrive(browser, 1280, 'Allow all');
  await choose(await arrive(browser, 390, 'Allow all'), date);
  await toDetails(await arrive(browser, 390, 'Allow all'), date);
  const paying = await arrive(browser, 1280, 'Allow all');
  const email = someone('funnel');
  await fillPanel(paying, email, date);
  await payLater(paying).check();
  await payButton(paying).click();
  await onPaymentPage(paying, 'Pay');
  await expectOutcome(paying, 'Your deposit is paid');

  const counted = async () => {
    const { now } = await shown();
    return Object.fromEntries(steps.map((step) => [step, now[step] - before.now[step]]));
  };
  await expect
    .poll(counted, { timeout: 30_000 })
    .toEqual({ tour: 4, panel: 3, details: 2, payment: 1, deposit: 1 });

  const page = await office.newPage();
  const { now, then } = await shown();
  await visit(page, `/reports/funnel?from=${today}&to=${today}`);
  const row = page
    .getByRole('table', { name: 'Visits by source' })
    .getByRole('row')
    .filter({ hasText: 'Social network' });
  for (const [column, step] of steps.entries())
    await expect(row.getByRole('cell').nth(column + 1)).toHaveText(`${now[step]}${then[step]}`);
  // Bars are not animated, so that prints and screenshots show their full length.
  const chart = page.getByRole('figure', { name: 'How far visits came' });
  const lengths = await chart
    .locator('.recharts-bar:not(.before) .recharts-bar-rectangle path')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(lengths).toHaveLength(steps.length);
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  await row.getByRole('link', { name: 'Social network', exact: true }).click();
  const entries = page.getByRole('table', { name: 'Entries: Social network' }).getByRole('row');
  await expect(entries.filter({ hasText: 'Details' }).filter({ hasText: 'Phone' }).first()).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`funnel-${width}.png`), fullPage: true });
  }
  const [booking] = await calls.find(`bookings?q=${email}`);
  await entries
    .getByRole('link', { name: String(booking?.['ref']) })
    .first()
    .click();
  await expectScreen(page);
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking?.id}`));
  const policy = await office.newPage();
  await policy.goto(`${siteUrl()}/privacy_policy`);
  await expect(policy.getByText(/our own server also counts how far visits to a tour come/)).toBeVisible();
  await office.close();
});
