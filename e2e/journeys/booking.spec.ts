import { expect, test } from '@playwright/test';
import {
  cancelFor,
  departures,
  expectPanelLive,
  expirePaymentPage,
  fillPanel,
  freeSeatsOn,
  manageLink,
  onPaymentPage,
  payButton,
  roomiestDate,
  tourPath,
} from '../support/book-seats';
import { expectLive } from '../support/live';
import { mailsTo } from '../support/mailbox';
import { siteUrl } from '../support/system';

const someone = (what: string): string => `${what}-${Date.now()}@example.org`;

test.describe('a traveller books', () => {
  test.setTimeout(240_000);

  test('by the deposit, finds the booking by the mail, and cancels for the refund that was shown', async ({
    page,
  }) => {
    const email = someone('deposit');
    const { dateId, free } = await roomiestDate();
    await fillPanel(page, email, dateId);
    const deposit = (await payButton(page).innerText()).replace('Pay deposit ', '');
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Your deposit is paid' })).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(await manageLink(email));
    await expectLive(page);
    await expect(page.getByRole('img', { name: /Your booking: Deposit paid/ })).toBeVisible();
    const receipt = await page.getByRole('link', { name: /^Receipt/ }).getAttribute('href');
    const typeOfReceipt = async () => (await page.request.get(siteUrl() + receipt)).headers()['content-type'];
    await expect.poll(typeOfReceipt, { timeout: 20_000 }).toBe('application/pdf');
    expect(await freeSeatsOn(dateId)).toBe(free - 1);

    await cancelFor(page, deposit);
    await expect(page.getByText('Given back')).toBeVisible();
    await expect.poll(() => freeSeatsOn(dateId)).toBe(free);
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain(`${deposit} is on its way back to you`);
  });

  test('and pays the balance', async ({ page }) => {
    const email = someone('balance');
    await fillPanel(page, email, (await roomiestDate()).dateId);
    await payButton(page).click();
    await onPaymentPage(page, 'Pay');
    const manage = await manageLink(email);
    await page.goto(manage);
    await expectLive(page);
    await page.getByRole('button', { name: /^Pay balance/ }).click();
    await onPaymentPage(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Everything is paid' })).toBeVisible({ timeout: 30_000 });
    await page.goto(manage);
    await expectLive(page);
    await expect(page.getByRole('img', { name: /Your booking: Paid/ })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await page.getByRole('button', { name: /^Cancel and get/ }).click();
    await expect(page.getByText('Your booking is cancelled').first()).toBeVisible();
  });

  test('with a declined card, comes back, finds the seats kept and gives them back', async ({ page }) => {
    const { dateId, free } = await roomiestDate();
    await fillPanel(page, someone('declined'), dateId);
    await payButton(page).click();
    await onPaymentPage(page, 'Decline');
    await expect(page.getByText('The card was declined')).toBeVisible();
    await onPaymentPage(page, 'Cancel');
    await expect(page.getByRole('heading', { name: 'You have not paid yet' })).toBeVisible();
    await expect(
      page.getByText(/Your seats are kept until \d\d:\d\d IST: 3\d minutes from now/),
    ).toBeVisible();
    expect(await freeSeatsOn(dateId)).toBe(free - 1);

    await page.goto(siteUrl() + tourPath);
    await expect(page.getByText('You have seats on hold')).toBeVisible();
    await page.getByRole('button', { name: 'Give the seats back' }).click();
    await expect(page.getByText('You have seats on hold')).toBeHidden();
    expect(await freeSeatsOn(dateId)).toBe(free);
  });

  test('and is told that the payment page has closed, never that it was paid', async ({ page }) => {
    await fillPanel(page, someone('expired'), (await roomiestDate()).dateId);
    await payButton(page).click();
    const id = await expirePaymentPage(page);
    await page.goto(`${siteUrl()}/booking/success?session_id=${id}`);
    await expect(page.getByRole('heading', { name: 'The payment page has closed' })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('once, however often the button is pressed', async ({ page }) => {
    const { dateId, free } = await roomiestDate();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('create-booking-session')) asked.push(request.url());
    });
    await fillPanel(page, someone('twice'), dateId);
    await payButton(page).dblclick();
    await expirePaymentPage(page);
    expect(asked).toHaveLength(1);
    await expect.poll(() => freeSeatsOn(dateId), { timeout: 20_000 }).toBe(free);
  });

  test('and is shown the price of now when it has changed', async ({ page }) => {
    await page.route('**/api/checkout/create-booking-session', (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: JSON.stringify({ ...body, amount: 1, depositAmount: 1 }) });
    });
    await fillPanel(page, someone('price'), (await roomiestDate()).dateId);
    await payButton(page).click();
    await expect(page.getByText('The price has changed')).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });

  test('on a phone, led to the panel by the bar at the lower edge', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl() + tourPath);
    await expectLive(page);
    await page.getByRole('link', { name: 'Choose dates' }).click();
    await expect(page.getByLabel('Departure date')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Choose dates' })).toBeHidden();
  });
});

test.describe('a sold-out date', () => {
  test('offers the waitlist instead, whose place is found by the mail', async ({ page }) => {
    const email = someone('waiting');
    const full = (await departures()).find(({ free }) => free === 0);
    test.skip(!full, 'No date is sold out');
    await page.goto(siteUrl() + tourPath);
    await expectPanelLive(page);
    await page.getByLabel('Departure date').selectOption(full?.dateId ?? '');
    await expect(page.getByRole('button', { name: 'Reserve Your Spot' })).toBeHidden();
    const form = page.getByRole('form', { name: 'Waitlist' });
    await form.getByLabel('First name').fill('Asha');
    await form.getByLabel('Last name').fill('Rao');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByText('You are on the waitlist').first()).toBeVisible();
    const link = async () =>
      /https?:\/\/\S+\/booking\/waitlist\/[\w-]+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
    await page.goto((await link()) ?? '');
    await expectLive(page);
    await expect(page.getByRole('heading', { name: /^Number \d+ in the queue/ })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the queue' }).click();
    await expect(page.getByRole('heading', { name: 'You have left the queue' })).toBeVisible();
  });
});

test.describe('a private link', () => {
  test('that is cut off says so, with status 404', async ({ page }) => {
    for (const path of [
      '/booking/manage/cut',
      '/booking/success',
      '/enquiry/cut',
      '/roster/cut',
      '/privacy/cut',
    ]) {
      const answer = await page.goto(siteUrl() + path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
    }
  });

  test('of the newsletter confirms by a press, also without scripts', async ({ browser, request }) => {
    const email = someone('letters');
    await request.post(`${siteUrl()}/api/newsletter/subscribe`, { data: { email, name: 'Asha' } });
    const link = async () =>
      /https?:\/\/\S+\/newsletter\/confirm\/[\w-]+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto((await link()) ?? '');
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await context.close();
  });
});
