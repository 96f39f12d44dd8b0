import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectLive } from '../support/live';
import { expectMails } from '../support/mailbox';
import { siteUrl, system } from '../support/system';

async function signIn(page: Page): Promise<void> {
  const { email, password } = system().admin;
  await page.goto(`${siteUrl()}/login`);
  await expectLive(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin/, { timeout: 15_000 });
}

/** Calls of the office beside the page, as the signed-in owner. */
async function office(request: APIRequestContext) {
  const { csrfToken } = (await (await request.get(`${siteUrl()}/api/auth/me`)).json()) as {
    csrfToken: string;
  };
  const headers = { 'x-csrf-token': csrfToken };
  return {
    get: async (path: string) =>
      (await request.get(`${siteUrl()}/api/admin/${path}`)).json() as Promise<{ items: { id: string }[] }>,
    post: (path: string, data: object) => request.post(`${siteUrl()}/api/admin/${path}`, { headers, data }),
  };
}

test.describe.configure({ timeout: 120_000 });

test.describe('the owner, at work', () => {
  test.beforeEach(async ({ page }) => signIn(page));

  test('finds the day first', async ({ page }) => {
    for (const title of ['Money problems', 'Promise breaches', 'Approvals waiting', 'Departures soon'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test('lets a contributor in', async ({ page }) => {
    const name = `Partner ${Date.now()}`;
    const email = `partner-${Date.now()}@example.org`;
    await page.request.post(`${siteUrl()}/api/auth/signup`, {
      data: { fullName: name, email, password: 'a-Long-enough-1-passphrase', contributingArea: 'Affiliate' },
    });
    // Signing up answers first and looks up the address afterwards, so the record may come a moment later.
    await expect(async () => {
      await page.goto(`${siteUrl()}/admin/contributors?q=${encodeURIComponent(email)}`);
      await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  });

  test('changes the title of a tour and everybody reads it within two seconds', async ({ page, request }) => {
    const path = '/spiritual-tours/discovering-shiva';
    const { items } = await (await office(page.request)).get('tours?q=discovering-shiva');
    await page.goto(`${siteUrl()}/admin/tours/${items[0]?.id}`);
    const field = page.getByLabel('Title', { exact: true }).first();
    const before = await field.inputValue();
    const after = `${before} again`;
    const rename = async (to: string) => {
      await page.getByLabel('Title', { exact: true }).first().fill(to);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved.').first()).toBeVisible();
    };
    await rename(after);
    const since = Date.now();
    await expect
      .poll(async () => (await request.get(siteUrl() + path)).text(), { intervals: [100], timeout: 5_000 })
      .toContain(after);
    expect(Date.now() - since).toBeLessThan(2_000);
    await rename(before);
  });

  test('books for somebody who telephones, takes the money and gives it back', async ({ page }) => {
    const calls = await office(page.request);
    const { items } = await calls.get('departures?sort=startDate&order=desc');
    const created = await calls.post('bookings', {
      dateId: items[0]?.id,
      quantity: 1,
      currency: 'USD',
      firstName: 'Tele',
      lastName: 'Phone',
      email: `phone-${Date.now()}@example.org`,
    });
    const booking = (await created.json()) as { id: string; deposit: unknown };
    expect(created.status()).toBe(201);
    const paid = await calls.post(`bookings/${booking.id}/offline-payment`, {
      amount: booking.deposit,
      reason: 'Transfer of today',
    });
    expect(paid.status()).toBe(200);
    await page.goto(`${siteUrl()}/admin/bookings/${booking.id}`);
    await expect(page.getByText('Deposit paid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/The policy gives back/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByText('This field is required.').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Asked for on the telephone');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByText('The refund is on its way.').first()).toBeVisible();
    await expect(page.getByText('Asked for on the telephone').first()).toBeVisible();
  });
});

test('nobody comes in without signing in', async ({ page, request }) => {
  await page.goto(`${siteUrl()}/admin/bookings`);
  await expect(page).toHaveURL(/\/login/);
  expect((await request.get(`${siteUrl()}/api/admin/bookings`)).status()).toBe(401);
});

test('whoever writes content may not refund, in the page nor by a direct call', async ({ page, browser }) => {
  await signIn(page);
  const email = `writer-${Date.now()}@example.org`;
  const owner = await office(page.request);
  const { items } = await owner.get('bookings?perPage=1');
  expect((await owner.post('staff', { email, fullName: 'A Writer', role: 'content' })).status()).toBe(201);
  const [mail] = await expectMails(email, 1);
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const password = 'Quiet-lamps-by-the-river-7';
  const context = await browser.newContext();
  await context.request.post(`${siteUrl()}/api/auth/reset-password`, { data: { token, password } });
  const login = await context.request.post(`${siteUrl()}/api/auth/login`, { data: { email, password } });
  expect(login.status()).toBe(200);
  const writer = await office(context.request);
  const refused = await writer.post(`bookings/${items[0]?.id ?? 'none'}/refund`, { reason: 'Because' });
  expect(refused.status()).toBe(403);
  const desk = await context.newPage();
  await desk.goto(`${siteUrl()}/admin/bookings`);
  await expect(desk.getByRole('heading', { name: '403: not for your role' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  await context.close();
});
