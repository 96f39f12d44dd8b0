import { expect, test } from '@playwright/test';
import { Office, signedIn, visit } from '../support/back-office';
import {
  bookByCard,
  bookByTelephone,
  countMails,
  expectBookings,
  newDeparture,
} from '../support/departure-with-bookings';

const run = Date.now().toString(36);
/** Offset of dates, so that they differ from those of an earlier run and each is found by its day. */
const spread = Math.floor(Date.now() / 1_000) % 180;
const minor = (amount: unknown): number => (amount as { amountMinor: number }).amountMinor;

test('a departure with twelve bookings is cancelled: two are moved, ten fully refunded, each gets one email', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await signedIn(browser);
  const office = await Office.of(context);
  const page = await context.newPage();
  const [off, other] = [
    await newDeparture(office, 130 + spread, 12),
    await newDeparture(office, 330 + spread, 12),
  ];
  const emails = Array.from({ length: 12 }, (_one, index) => `leaves-${run}-${index}@example.org`);
  for (const email of emails.slice(0, 10)) await bookByCard(office, off, email);
  for (const email of emails.slice(10)) await bookByTelephone(office, off, email);
  await expectBookings(office, off.dateId, 'deposit_paid', 12);

  await test.step('two travelers asked for another date', async () => {
    await visit(page, `/bookings?departureId=${off.dateId}&sort=createdAt&order=asc`);
    const moved = page.getByRole('checkbox').filter({ visible: true });
    await moved.nth(0).check();
    await moved.nth(1).check();
    await page.getByRole('button', { name: 'Move or resize' }).click();
    const dialog = page.getByRole('dialog');
    const { tourTitle, startDate } = await office.read(`departures/${other.dateId}`);
    await dialog.getByPlaceholder('Find: to which departure').fill(String(startDate));
    await dialog
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: String(tourTitle) })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText(/^Total: .*, before it /)).toHaveCount(2);
    await dialog.getByLabel('Reason').fill('They asked for it');
    await dialog.getByRole('button', { name: 'Move or resize' }).click();
    await expect(page.getByText('2 in all.').first()).toBeVisible({ timeout: 20_000 });
  });

  await test.step('what will happen is shown, then done', async () => {
    await visit(page, `/departures/${off.dateId}`);
    await page.getByRole('button', { name: 'Cancel the departure' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('10 bookings are cancelled.')).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveCount(11);
    await dialog.getByRole('button', { name: 'Cancel the departure' }).click();
    await expect(dialog.getByText('This field is required.').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('The road is washed away');
    await dialog.getByRole('button', { name: 'Cancel the departure' }).click();
    await expect(
      page.getByText('The departure is cancelled. Refunds are on their way.').first(),
    ).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });

  await test.step('the ledger is right', async () => {
    const cancelled = await expectBookings(office, off.dateId, 'cancelled', 10);
    for (const { id } of cancelled) {
      const sums = async () => {
        const { payments, refunds } = await office.read(`bookings/${id}`);
        const sum = (rows: unknown) =>
          (rows as { amount: unknown }[]).reduce((total, { amount }) => total + minor(amount), 0);
        return { paid: sum(payments), back: sum(refunds) };
      };
      const { paid, back } = await sums();
      expect(paid).toBeGreaterThan(0);
      expect(back).toBe(paid);
    }
    expect(await office.read(`departures/${off.dateId}`)).toMatchObject({
      confirmed: 0,
      status: 'cancelled',
    });
    expect(await office.read(`departures/${other.dateId}`)).toMatchObject({ confirmed: 2, free: 10 });
    await expectBookings(office, other.dateId, 'deposit_paid', 2);
  });

  await test.step('each gets one email', async () => {
    const moved = (await office.find(`bookings?departureId=${other.dateId}`)).map(({ email }) => email);
    for (const email of emails) {
      const [subject, silent] = moved.includes(email)
        ? [/^Changed: /, /has been cancelled/]
        : [/has been cancelled/, /^Changed: /];
      await expect.poll(() => countMails(email, subject), { timeout: 20_000 }).toBe(1);
      expect(await countMails(email, silent)).toBe(0);
    }
  });

  await context.close();
});
