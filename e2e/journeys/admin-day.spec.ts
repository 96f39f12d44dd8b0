import { expect } from '@playwright/test';
import { expectScreen, hire, signedIn, visit } from '../support/back-office';
import {
  bookByCard,
  bookByTelephone,
  expectBookings,
  newDeparture,
} from '../support/departure-with-bookings';
import { dayInIndia } from '../support/days';
import { expectMails, mailsTo } from '../support/mailbox';
import { expectLive } from '@valam/testing/live';
import { oneTimeCode } from '../support/one-time-code';
import { expectPaymentPage } from '../support/payment-page';
import { test } from '../support/office-test';
import { siteUrl } from '../support/system';

const run = Date.now().toString(36);

test.describe.configure({ timeout: 90_000 });

test('answers an inquiry with a proposal that leads to a payment', async ({ page, desk, request }) => {
  const email = `asks-${run}@example.org`;
  const sent = await request.post(`${siteUrl()}/api/leads`, {
    maxRetries: 1,
    data: {
      type: 'private_tour_inquiry',
      name: `Mira ${run}`,
      mainInterests: ['Temples'],
      email,
      mobile: '+4791234567',
      message: 'Four of us, in spring.',
      quantity: 4,
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await visit(page, `/leads?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: new RegExp(run) }).click();
  await expectScreen(page);
  await desk.press('Send a proposal');
  await desk.dialog.getByLabel('Title (optional)').fill('Four at the river');
  await desk.dialog.getByLabel('First day (optional)').fill(dayInIndia(95));
  await desk.dialog.getByLabel('Last day (optional)').fill(dayInIndia(102));
  await desk.dialog.getByLabel('People').fill('4');
  await desk.dialog.getByLabel('Total', { exact: true }).fill('4800');
  await desk.pressInDialog('Send a proposal');
  const link = await desk.dialog.getByLabel('The proposal').inputValue();
  await expect.poll(async () => JSON.stringify(await mailsTo(email)), { timeout: 20_000 }).toContain(link);
  await desk.pressInDialog('Close');
  await page.goto(link);
  await expect(page.getByText('$4,800').first()).toBeVisible();
  await expectLive(page);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Accept and pay' }).click();
  await expectPaymentPage(page);
});

test('shares an expiring roster with selected columns with the guide, and revokes it early', async ({
  page,
  office,
  desk,
  browser,
}) => {
  const date = await newDeparture(office, 260, 4);
  await bookByTelephone(office, date, `roster-${run}@example.org`);
  await expectBookings(office, date.dateId, 'deposit_paid', 1);
  await visit(page, `/departures/${date.dateId}`);
  await desk.press('Roster');
  await desk.pressInDialog('Roster');
  await expect(desk.dialog.getByRole('cell', { name: /Tele Phone/ }).first()).toBeVisible();
  await desk.pressInDialog('Close');
  await desk.press('Link for the guide');
  for (const column of ['Contact', 'Emergency'])
    await desk.dialog.getByLabel(column, { exact: true }).uncheck();
  await desk.pressInDialog('Link for the guide');
  const link = await desk.dialog.getByLabel('Link for the guide').inputValue();
  await desk.pressInDialog('Close');
  const guide = await browser.newContext();
  const view = await guide.newPage();
  await view.goto(link);
  await expect(view.getByText('Tele Phone').first()).toBeVisible();
  await expect(view.getByText(`roster-${run}@example.org`)).toHaveCount(0);
  await expect(view.getByText(/This link works until/)).toBeVisible();
  await desk.press('End all links');
  await desk.pressInDialog('End all links');
  await desk.expectToast('No link works anymore.');
  const closed = await view.goto(link);
  expect(closed?.status()).toBe(404);
  await guide.close();
});

test('declines one partner with a reason, suspends and reinstates another', async ({
  page,
  office,
  desk,
}) => {
  const partner = async (name: string) => {
    const email = `${name}-${run}@example.org`;
    await page.request.post(`${siteUrl()}/api/auth/signup`, {
      maxRetries: 1,
      data: {
        fullName: `${name} ${run}`,
        email,
        password: 'a-Long-enough-1-passphrase',
        contributingArea: 'Affiliate',
      },
    });
    const find = () => office.find(`contributors?q=${email}`);
    await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBe(1);
    return { email, id: (await find())[0]?.id ?? '' };
  };
  const declined = await partner('declined');
  await visit(page, `/contributors/${declined.id}`);
  await desk.press('Decline');
  await desk.dialog.getByLabel('Reason').fill('We know no work of yours yet');
  await desk.pressInDialog('Decline');
  await desk.expectToast('Declined.');
  await expect
    .poll(async () => JSON.stringify(await mailsTo(declined.email)), { timeout: 20_000 })
    .toContain('We know no work of yours yet');
  const other = await partner('suspended');
  await office.do(`contributors/${other.id}/approve`);
  await visit(page, `/contributors/${other.id}`);
  await desk.press('Suspend');
  await desk.dialog.getByLabel('Reason').fill('A complaint is looked into');
  await desk.pressInDialog('Suspend');
  await desk.expectToast('Suspended.');
  await desk.press('Reinstate');
  await desk.pressInDialog('Reinstate');
  await desk.expectToast('Reinstated.');
});

test('sends an email again', async ({ page, desk }) => {
  const email = `again-${run}@example.org`;
  await page.request.post(`${siteUrl()}/api/newsletter/subscribe`, {
    maxRetries: 1,
    data: { name: 'Again', email },
  });
  await expectMails(email, 1);
  await visit(page, `/mails?to=${encodeURIComponent(email)}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expectScreen(page);
  await desk.press('Send again');
  await desk.pressInDialog('Send again');
  await desk.expectToast('It is on its way.');
  await expectMails(email, 2);
});

test('checks a payment with the provider again, and nothing happens twice', async ({
  page,
  office,
  desk,
}) => {
  const date = await newDeparture(office, 280, 4);
  await bookByCard(office, date, `asked-again-${run}@example.org`);
  const [paid] = await expectBookings(office, date.dateId, 'deposit_paid', 1);
  const [event] = await office.find(`webhooks?bookingId=${paid?.id}&type=checkout.session.completed`);
  await visit(page, `/webhooks?record=${event?.id}`);
  const before = await office.read(`bookings/${paid?.id}`);
  await desk.press('Ask the provider again');
  await desk.expectToast('It is looked up again.');
  const after = await office.read(`bookings/${paid?.id}`);
  expect(after['payments']).toEqual(before['payments']);
});

test('sees every unit, every remote and its version on one page', async ({ page }) => {
  await visit(page, '/health');
  await expect(page.getByText('Pages and calls are served.')).toBeVisible();
  for (const unit of ['shell', 'gateway', 'catalog', 'leads', 'identity', 'notifications'])
    await expect(page.getByRole('row', { name: new RegExp(`^${unit} Running`) })).toBeVisible();
  const live = (await (await page.request.get(`${siteUrl()}/remotes.json`)).json()) as Record<
    string,
    { version: string }
  >;
  for (const [name, { version }] of Object.entries(live))
    await expect(page.getByRole('row', { name: new RegExp(`^${name} .*${version}`) })).toBeVisible();
});

test('invites a colleague, who sets up one-time codes and needs them from then on', async ({
  office,
  browser,
}) => {
  const colleague = await hire(office, browser, 'sales');
  const desk = await signedIn(browser, colleague);
  const own = await desk.newPage();
  await visit(own, '/codes');
  await own.getByLabel('Current password').fill(colleague.password);
  await own.getByRole('button', { name: 'Set up codes' }).click();
  const secret = (await own.locator('code').innerText()).replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]+$/);
  await expect(own.getByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  await own.getByLabel('Code from the app').fill(oneTimeCode(secret));
  await own.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByText('On. 10 recovery codes are left.')).toBeVisible();
  const recovery = (await own.locator('pre').textContent())?.split('\n')[0] ?? '';
  const login = (code?: string) =>
    own.request.post(`${siteUrl()}/api/auth/login`, {
      maxRetries: 1,
      data: { ...colleague, ...(code ? { totp: code } : {}) },
    });
  expect(await (await login()).json()).toEqual({ totpRequired: true });
  expect(recovery).toMatch(/^0-[0-9a-z]{5}-[0-9a-z]{5}$/);
  await desk.close();
});
