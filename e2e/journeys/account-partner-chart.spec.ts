import { expect } from '@playwright/test';
import { expectSound } from '../support/accessible';
import { someone } from '../support/book-seats';
import { expectLive } from '@valam/testing/live';
import { test } from '../support/own-dates';
import { joinProgramme } from '../support/partners';
import { siteUrl } from '../support/system';

test('a partner reads twelve months from a chart, by keyboard and as a table', async ({ page, browser }) => {
  await joinProgramme(page, someone('months'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl()}/dashboard/referrals?chart=leads`);
    await expectLive(page);
    await expect(page.getByRole('heading', { name: 'Leads by month' })).toBeVisible();
    const chart = page.getByRole('application');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.recharts-tooltip-wrapper')).toContainText('Leads');
    await page.getByText('Show as table').click();
    await expect(page.getByRole('table', { name: 'Leads by month' }).getByRole('row')).toHaveCount(13);
    await expectSound(page);
  }
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto(`${siteUrl()}/dashboard/referrals?chart=leads`);
  await reader.getByText('Show as table').click();
  await expect(reader.getByRole('table', { name: 'Leads by month' })).toBeVisible();
  await plain.close();
});
