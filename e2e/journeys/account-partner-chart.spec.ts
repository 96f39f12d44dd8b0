import { expect } from '@playwright/test';
import { expectSound } from '@valam/testing/accessible';
import { ApiClient, newAddress } from '../support/api';
import { someone } from '../support/book-seats';
import { expectLive } from '@valam/testing/live';
import { loadUntil } from '../support/load-until';
import { test } from '../support/own-dates';
import { joinProgram } from '../support/partners';
import { siteUrl } from '../support/system';

test('a partner reads twelve months from a chart, by keyboard and as a table', async ({ page, browser }) => {
  const code = await joinProgram(page, someone('months'));
  const asked = await new ApiClient().post('/api/leads', {
    ...{ firstName: 'Asha', lastName: 'Rao', email: newAddress('asks'), mobile: '+4791234567' },
    ...{ type: 'inquiry', quantity: 10, message: 'Hello', referralCodeUsed: code },
  });
  expect(asked.status).toBe(201);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const chart = page.getByRole('application');
    const title = page.getByRole('heading', { name: 'Leads by month' });
    // Identity receives the event of the lead a moment later.
    const loadLeads = async () => {
      await page.goto(`${siteUrl()}/dashboard/referrals?chart=leads`);
      await expectLive(page);
    };
    await loadUntil(loadLeads, async (wait) => {
      // The chart is lazy-loaded.
      await title.scrollIntoViewIfNeeded(wait);
      await expect(chart).toBeVisible(wait);
    });
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
