import { expect, type Page } from '@playwright/test';
import { payButton, payInFull, someone } from '../support/book-seats';
import { press, tabTo } from '../support/keyboard';
import { expectLive } from '@valam/testing/live';
import { test, tourPath } from '../support/own-dates';
import { expectPaymentPage } from '../support/payment-page';
import { siteUrl } from '../support/system';

test.setTimeout(120_000);

/** Presses ArrowDown until the wanted entry is selected. */
async function arrowTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('Not reached by arrow');
}

test('a tour is searched, found and booked by keyboard, up to the payment page', async ({ page, books }) => {
  const date = await books.date();
  await page.goto(siteUrl());
  await expectLive(page);
  await press(page, page.getByRole('banner').getByRole('link', { name: /Search/ }));
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.locator('main h1')).toBeFocused();

  await tabTo(page, page.getByRole('combobox', { name: 'Search the site' }));
  await page.keyboard.type('Discovering');
  const marked = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(page.getByRole('option', { name: /Discovering Shiva/ })).toBeVisible();
  await arrowTo(
    page,
    async () => (await marked.count()) > 0 && (await marked.innerText()).includes('Discovering Shiva'),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl() + tourPath);
  await expect(page.locator('main h1')).toBeFocused();

  const dates = page.getByLabel('Departure date');
  await tabTo(page, dates, 250);
  await arrowTo(page, async () => (await dates.inputValue()) === date.id);
  await press(page, page.getByRole('button', { name: 'Reserve Your Spot' }));

  const form = page.getByRole('form', { name: 'Traveler details' });
  for (const [label, text] of [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Email', someone('keyboard')],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(text);
  }
  await press(page, form.getByRole('button', { name: /country/i }));
  await expect(page.getByRole('combobox', { name: 'Search countries' })).toBeFocused();
  await page.keyboard.type('Norway');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Phone', { exact: true }));
  await page.keyboard.type('91234567');
  await tabTo(page, form.getByRole('checkbox', { name: /I accept/ }));
  await page.keyboard.press('Space');
  await expect(payInFull(page)).toBeVisible();
  await press(page, payButton(page));
  await expectPaymentPage(page);
});
