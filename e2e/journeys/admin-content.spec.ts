import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Office, signedIn, visit } from '../support/back-office';
import { publishables } from '../support/publishable';
import { siteUrl } from '../support/system';

const stamp = Date.now().toString(36);

const form = (page: Page): Locator => page.locator('main form[aria-label]').last();

const field = (page: Page, label: string): Locator =>
  form(page)
    .getByLabel(new RegExp(`^${label.replace(/[?.]/g, '\\$&')}( \\(optional\\))?$`))
    .first();

/** Requests a page until it contains the expected text, like a visitor who reloads; returns how long that took. */
async function untilRead(request: APIRequestContext, path: string, says: (text: string) => boolean) {
  const since = Date.now();
  await expect
    .poll(async () => says(await (await request.get(siteUrl() + path)).text()), {
      message: path,
      intervals: [100],
      timeout: 5_000,
    })
    .toBe(true);
  return Date.now() - since;
}

test.describe.configure({ timeout: 90_000 });

for (const one of publishables(stamp))
  test(`a new ${one.noun} is written, previewed, published, read within two seconds and archived`, async ({
    browser,
    request,
  }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    const words = `Words of ${stamp} for one ${one.noun}`;
    await visit(page, `/${one.entity}/new`);
    for (const name of one.add ?? []) await form(page).getByRole('button', { name, exact: true }).click();
    for (const [label, value] of Object.entries(one.fill)) await field(page, label).fill(value);
    await page.getByRole('button', { name: `Create ${one.noun}` }).click();
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
    await field(page, one.edit).fill(words);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.').first()).toBeVisible();

    const own = Object.values(one.fill).find((text) => text.includes(stamp)) ?? '';
    const isRead = (text: string) => text.includes(own.replace('&', '&amp;'));
    expect(isRead(await (await request.get(siteUrl() + one.readAt)).text())).toBe(false);
    if (await page.getByRole('button', { name: 'Preview' }).isVisible()) {
      const office = await Office.of(context);
      const id = new URL(page.url()).pathname.split('/').pop() ?? '';
      const preview = await office.do(`${one.entity}/${id}/preview`);
      const draft = await request.get(String(preview['url']));
      expect(draft.headers()['cache-control']).toContain('no-store');
      expect(draft.headers()['x-robots-tag']).toBe('noindex');
      expect(isRead(await draft.text()), 'the draft on its real page').toBe(true);
    }

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. Pages show it within seconds.').first()).toBeVisible();
    expect(await untilRead(request, one.readAt, isRead)).toBeLessThan(2_000);
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
    expect(await untilRead(request, one.readAt, (text) => !isRead(text))).toBeLessThan(2_000);
    await context.close();
  });
