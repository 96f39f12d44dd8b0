import { expect, test, type Page } from '@playwright/test';
import { Office } from '../support/back-office';
import { expectLive } from '@valam/testing/live';
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

test.describe.configure({ timeout: 120_000 });

test.describe('the owner, at work', () => {
  test.beforeEach(async ({ page }) => signIn(page));

  test('sees the tasks of the day first', async ({ page }) => {
    for (const title of ['Money problems', 'Promise breaches', 'Approvals waiting', 'Departures soon'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test('changes the title of a tour, which is public within two seconds', async ({ page, request }) => {
    const path = '/spiritual-tours/discovering-shiva';
    const [tour] = await (await Office.of(page.context())).find('tours?q=discovering-shiva');
    await page.goto(`${siteUrl()}/admin/tours/${tour?.id}`);
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

  test('books for a caller, records the payment and refunds it', async ({ page }) => {
    const office = await Office.of(page.context());
    const [departure] = await office.find('departures?sort=startDate&order=desc');
    const booking = await office.do('bookings', {
      dateId: departure?.id,
      quantity: 1,
      currency: 'USD',
      firstName: 'Tele',
      lastName: 'Phone',
      email: `phone-${Date.now()}@example.org`,
    });
    await office.do(`bookings/${booking.id}/offline-payment`, {
      amount: booking['deposit'],
      reason: 'Transfer of today',
    });
    await page.goto(`${siteUrl()}/admin/bookings/${booking.id}`);
    await expect(page.getByText('Deposit paid').first()).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/The policy refunds/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByText('This field is required.').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Asked for on the telephone');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByText('The refund is on its way.').first()).toBeVisible();
    await expect(page.getByText('Asked for on the telephone').first()).toBeVisible();
  });
});
