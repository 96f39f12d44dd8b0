import { expect, test, type Locator, type Page } from '@playwright/test';
import { Office, signedIn, visit } from '../support/back-office';
import { bookByTelephone, expectBookings, newDeparture } from '../support/departure-with-bookings';
import { press, tabTo } from '../support/keyboard';
import { siteUrl } from '../support/system';

const run = Date.now().toString(36);

const button = (where: Page | Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true });

test.describe.configure({ timeout: 90_000 });

test.describe('without a pointer', () => {
  test('a partner is found and approved', async ({ browser }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const email = `keys-${run}@example.org`;
    await page.request.post(`${siteUrl()}/api/auth/signup`, {
      maxRetries: 1,
      data: {
        fullName: `Keys ${run}`,
        email,
        password: 'a-Long-enough-1-passphrase',
        contributingArea: 'Affiliate',
      },
    });
    const office = await Office.of(context);
    await expect
      .poll(async () => (await office.find(`contributors?q=${email}`)).length, { timeout: 20_000 })
      .toBe(1);
    await visit(page, '/contributors');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('link', { name: `Keys ${run}` }));
    await press(page, button(page, 'Approve'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await press(page, button(dialog, 'Approve'));
    await expect(button(page, 'Suspend')).toBeVisible();
    await context.close();
  });

  test('a traveler is refunded a different amount than the policy says, with a reason', async ({
    browser,
  }) => {
    const context = await signedIn(browser);
    const office = await Office.of(context);
    const page = await context.newPage();
    const date = await newDeparture(office, 240, 4);
    await bookByTelephone(office, date, `keys-refund-${run}@example.org`);
    const [booking] = await expectBookings(office, date.dateId, 'deposit_paid', 1);
    await visit(page, `/bookings/${booking?.id}`);
    await press(page, button(page, 'Refund'));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Amount', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('25.00');
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('Goodwill');
    await press(page, button(dialog, 'Refund'));
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => {
        const { refunds } = await office.read(`bookings/${booking?.id}`);
        return (refunds as { amount: { amountMinor: number }; reason: string }[]).map(
          ({ amount, reason }) => [amount.amountMinor, reason],
        );
      })
      .toEqual([[2_500, 'Goodwill']]);
    await context.close();
  });

  test('a question is written and published', async ({ browser, request }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const question = `Is there a lift for ${run}?`;
    await visit(page, '/faqs');
    await press(page, page.getByRole('link', { name: 'New question' }));
    const form = page.getByRole('form', { name: 'New question' });
    await tabTo(page, form.getByLabel('Question'));
    await page.keyboard.type(question);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes, in every hotel.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('About');
    await press(page, button(page, 'Create question'));
    await press(page, button(page, 'Publish'));
    await expect
      .poll(async () => (await request.get(`${siteUrl()}/about`)).text(), { timeout: 5_000 })
      .toContain(question);
    await press(page, button(page, 'Archive'));
    await press(page, button(page.getByRole('dialog'), 'Archive'));
    await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
    await context.close();
  });
});
