import { expect } from '@playwright/test';
import { expectSound } from '@valam/testing/accessible';
import { expectScreen, hire, Office, signedIn, visit } from '../support/back-office';
import { someone } from '../support/book-seats';
import { dayInIndia } from '../support/days';
import { bookByCard, newDeparture } from '../support/departure-with-bookings';
import { expectMailAbout, mailsTo } from '../support/mailbox';
import { test } from '../support/own-dates';
import { siteUrl } from '../support/system';
import { expectToast } from '../support/toast';

test("an owner gets the morning email, which links to yesterday's booking", async ({
  browser,
  books,
}, info) => {
  test.setTimeout(180_000);
  const first = await signedIn(browser);
  const office = await Office.of(first);
  const email = someone('yesterday');
  await bookByCard(office, await newDeparture(office, 100, 6), email);
  const found = async () => (await office.find(`bookings?q=${email}`))[0];
  await expect.poll(async () => (await found())?.['state'], { timeout: 30_000 }).toBe('deposit_paid');
  const booking = await found();
  await books.letBookingBeOfYesterday(email);
  const reports = await first.newPage();
  await visit(reports, '/reports/sales');
  await reports.getByRole('button', { name: 'Rebuild from the ledgers' }).click();
  const day = dayInIndia(-1);
  await expect
    .poll(
      async () =>
        (await office.find(`reports/sales/entries?from=${day}&to=${day}`)).map(
          (entry) => entry['bookingRef'],
        ),
      { timeout: 60_000 },
    )
    .toContain(booking?.['ref']);

  const owner = await hire(office, browser, 'owner');
  const context = await signedIn(browser, owner);
  const page = await context.newPage();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/morning-email');
    await expect(page.getByText('Off.', { exact: true })).toBeVisible();
    await expectSound(page);
    await page.screenshot({ path: info.outputPath(`setting-${width}.png`) });
  }
  await page.getByRole('checkbox', { name: `Send the morning email to ${owner.email}` }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The morning email is on');
  await expect(page.getByText(`On. It goes to ${owner.email}.`)).toBeVisible();

  await books.letMorningCome();
  await expectMailAbout(owner.email, /(things? needs?|nothing needs) attention$/m);
  const [mail] = await mailsTo(owner.email);
  expect(mail?.text).toContain(String(booking?.['ref']));
  const screen = `${siteUrl()}/admin/bookings/${booking?.id}`;
  expect(mail?.text).toContain(screen);
  const letter = await context.newPage();
  for (const width of [390, 1280]) {
    await letter.setViewportSize({ width, height: 900 });
    await letter.setContent(mail?.html ?? '');
    await letter.screenshot({ path: info.outputPath(`email-${width}.png`), fullPage: true });
  }
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    letter.getByRole('link', { name: new RegExp(String(booking?.['ref'])) }).click(),
  ]);
  await expectScreen(opened);
  await expect(opened).toHaveURL(screen);

  const [entry] = await office.find(`audit?q=choose-morning-email`);
  expect(entry).toMatchObject({ action: 'choose-morning-email', entity: 'staff' });
  await visit(page, '/morning-email');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The morning email is off');
  await context.close();
  await first.close();
});
