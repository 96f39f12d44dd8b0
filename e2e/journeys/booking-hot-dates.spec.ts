import { expect, type Page } from '@playwright/test';
import {
  expectOutcome,
  fillPanel,
  freeSeatsOn,
  mailedLink,
  openManaged,
  openPanel,
  payButton,
  someone,
} from '../support/book-seats';
import { expectMailAbout } from '../support/mailbox';
import { giveBack, takeSeats } from '../support/other-buyer';
import { isOnThePage, test, type OwnDate } from '../support/own-dates';
import { onPaymentPage, payUnheard } from '../support/payment-page';
import { siteUrl } from '../support/system';

async function joinWaitlist(page: Page, email: string, date: OwnDate): Promise<void> {
  await isOnThePage(date, 0);
  await openPanel(page);
  await page.getByLabel('Departure date').selectOption(date.id);
  await expect(page.getByRole('button', { name: 'Reserve Your Spot' })).toBeHidden();
  const form = page.getByRole('form', { name: 'Waitlist' });
  await form.getByLabel('First name').fill('Asha');
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText('You are on the waitlist').first()).toBeVisible();
}

test.describe('on a date in high demand, a traveler', () => {
  test.setTimeout(120_000);

  test('whose payment webhook came after the hold expired gets the seats if they are still free', async ({
    page,
    books,
  }) => {
    const email = someone('late-free');
    const date = await books.date({ seats: 2 });
    await fillPanel(page, email, date);
    await payButton(page).click();
    const id = await payUnheard(page);
    await books.letHoldLapse(email);
    await page.goto(`${siteUrl()}/booking/success?session_id=${id}`);
    await expectOutcome(page, 'Your deposit is paid');
    expect(await freeSeatsOn(date)).toBe(1);
  });

  test('whose payment webhook came after the seats were sold is refunded', async ({ page, books }) => {
    const email = someone('late-gone');
    const date = await books.date({ seats: 2 });
    await fillPanel(page, email, date, { travellers: 2 });
    await payButton(page).click();
    const id = await payUnheard(page);
    await books.letHoldLapse(email);
    await takeSeats(date, 2);
    await page.goto(`${siteUrl()}/booking/success?session_id=${id}`);
    await expectOutcome(page, 'Your payment arrived after your hold expired');
    await expectMailAbout(email, /arrived after your hold expired/);
    await expectMailAbout(email, /is on its way back to you/);
    expect(await freeSeatsOn(date)).toBe(0);
  });

  test('sees that the seats were sold while filling in the form, and is offered the waitlist', async ({
    page,
    books,
  }) => {
    const date = await books.date({ seats: 2 });
    await fillPanel(page, someone('typing'), date);
    await takeSeats(date, 2);
    await payButton(page).click();
    await expect(page.getByText('Seats have just been taken')).toBeVisible();
    await expect(page.getByText('This date is sold out now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  });

  test('sees how many seats are left, and books those', async ({ page, books }) => {
    const date = await books.date({ seats: 3 });
    await fillPanel(page, someone('fewer'), date, { travellers: 2 });
    await takeSeats(date, 2);
    await payButton(page).click();
    await expect(page.getByText('Only 1 left on this date.')).toBeVisible();
    await expect(page.getByText('This is the last seat on this date.')).toBeVisible();
    await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    expect(await freeSeatsOn(date)).toBe(0);
  });

  test('sees the current price when it has changed, and pays that one', async ({ page, books }) => {
    const date = await books.date();
    await fillPanel(page, someone('price'), date);
    const deposit = await payButton(page).innerText();
    const price = date.price + 500;
    await books.raisePrice(date, price);
    await payButton(page).click();
    await expect(page.getByText('The price has changed')).toBeVisible();
    await expect(page.getByText(`It is now $${price.toLocaleString('en-US')} in total.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Pay deposit $${Math.round(price * 0.2)}` })).toBeEnabled();
    expect(await payButton(page).innerText()).not.toBe(deposit);
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
  });

  test('joins the waitlist, is offered released seats, and books them', async ({ page, books }) => {
    const email = someone('waiting');
    const date = await books.date({ seats: 2 });
    const others = await takeSeats(date, 2);
    await joinWaitlist(page, email, date);
    await giveBack(others);
    // The released seats are reserved for the offer: other visitors do not see them as free.
    expect(await freeSeatsOn(date)).toBe(1);
    await openManaged(page, await mailedLink(email, 'waitlist', /free for you/));
    await page.getByRole('button', { name: 'Accept and pay' }).click();
    await onPaymentPage(page, 'Pay');
    await expectOutcome(page, 'Your deposit is paid');
    await openManaged(page, await mailedLink(email, 'manage'));
    expect(await freeSeatsOn(date)).toBe(1);
  });

  test('leaves the waitlist', async ({ page, books }) => {
    const email = someone('leaving');
    const date = await books.date({ seats: 1 });
    await takeSeats(date, 1);
    await joinWaitlist(page, email, date);
    await openManaged(page, await mailedLink(email, 'waitlist'));
    await expect(page.getByRole('heading', { name: 'Number 1 on the waitlist' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the waitlist' }).click();
    await expect(page.getByRole('heading', { name: 'You’ve left the waitlist' })).toBeVisible();
  });
});
