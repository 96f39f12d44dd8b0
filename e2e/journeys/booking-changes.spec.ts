import { expect } from '@playwright/test';
import {
  openBooked,
  chooseNorway,
  expectOutcome,
  freeSeatsOn,
  mailedLink,
  openManaged,
  someone,
  stateLine,
} from '../support/book-seats';
import { test } from '../support/own-dates';
import { onPaymentPage } from '../support/payment-page';

const dollars = (minor: number): string =>
  `$${Math.floor(minor / 100).toLocaleString('en-US')}${minor % 100 ? `.${String(minor % 100).padStart(2, '0')}` : ''}`;

/** Days before the departure, hours since the deposit, and the refund in percent. */
const bands = [
  { name: 'within 48 hours', inDays: 100, hours: 47, percent: 100 },
  { name: 'more than 60 days before', inDays: 61, hours: 49, percent: 90 },
  { name: 'exactly 60 days before', inDays: 60, hours: 49, percent: 50 },
  { name: 'exactly 30 days before', inDays: 30, hours: 49, percent: 50 },
  { name: 'less than 30 days before', inDays: 29, hours: 49, percent: 0 },
] as const;

test.describe('a traveler who has booked', () => {
  test.setTimeout(120_000);

  for (const { name, inDays, hours, percent } of bands) {
    test(`cancels ${name} and gets ${percent}% back, as shown`, async ({ page, books }) => {
      const email = someone('cancel');
      const date = await books.date({ inDays, seats: 2 });
      const link = await openBooked(page, email, date);
      await books.letHoursPass(email, hours);
      await openManaged(page, `${link}?do=cancel`);
      const refund = Math.round(date.price * 0.2) * percent;
      await page
        .getByRole('button', {
          name: refund === 0 ? 'Cancel without a refund' : `Cancel and get ${dollars(refund)} back`,
        })
        .click();
      await expect(page.getByText('Your booking is cancelled').first()).toBeVisible();
      if (refund === 0) await expect(page.getByText('Refunded')).toBeHidden();
      else await expect(page.locator('#payments').getByText(`−${dollars(refund)}`)).toBeVisible();
      expect(await freeSeatsOn(date)).toBe(2);
    });
  }

  test('moves to another date, without losing anything', async ({ page, books }) => {
    const [first, second] = [await books.date({ seats: 2 }), await books.date({ seats: 2, inDays: 230 })];
    await openBooked(page, someone('move'), first);
    await page.getByRole('link', { name: 'Choose another date' }).click();
    await page.getByLabel('New date').selectOption(second.id);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await expect(page.getByText(/^The price stays/)).toBeVisible();
    await page.getByRole('button', { name: 'Move my booking' }).click();
    await expect(page.getByText('Your date is changed').first()).toBeVisible();
    await expect(stateLine(page, 'Deposit paid')).toBeVisible();
    expect([await freeSeatsOn(first), await freeSeatsOn(second)]).toEqual([2, 1]);
  });

  test('adds travelers', async ({ page, books }) => {
    const date = await books.date({ seats: 4 });
    await openBooked(page, someone('group'), date);
    await page.getByRole('link', { name: 'Change 1 traveler' }).click();
    await page.getByLabel('New group').selectOption('3');
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByRole('button', { name: 'Travel as 3 travelers' }).click();
    await expect(page.getByText('Your group is changed').first()).toBeVisible();
    expect(await freeSeatsOn(date)).toBe(1);
  });

  test('transfers the booking to someone else, and the old link is invalid', async ({ page, books }) => {
    const [former, next] = [someone('former'), someone('next')];
    const link = await openBooked(page, former, await books.date());
    await page.getByRole('link', { name: 'Name the person' }).click();
    const form = page.getByRole('form', { name: 'Transfer to' });
    await form.getByLabel('First name').fill('Mira');
    await form.getByLabel('Last name').fill('Das');
    await form.getByLabel('Email').fill(next);
    await chooseNorway(page);
    await form.getByLabel('Phone', { exact: true }).fill('91234568');
    await form.getByRole('button', { name: 'Pay ₹2,000 and transfer' }).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'The booking has been transferred');
    await openManaged(page, await mailedLink(next, 'manage'));
    await expect(page.getByText(/Mira Das/).first()).toBeVisible();
    const dead = await page.goto(link);
    expect(dead?.status()).toBe(404);
  });
});
