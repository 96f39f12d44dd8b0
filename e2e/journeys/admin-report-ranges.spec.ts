import { expect, test } from '@playwright/test';
import { expectAccessible, pixelsOver } from '@valam/testing/accessible';
import { signedIn, visit } from '../support/back-office';
import { dayInIndia } from '../support/days';

/** An empty range, one day and one year, for reports on the past and on the future. */
const behind = [
  ['2020-03-01', '2020-03-07'],
  [dayInIndia(0), dayInIndia(0)],
  [dayInIndia(-364), dayInIndia(0)],
] as const;
const ahead = [behind[0], [dayInIndia(30), dayInIndia(30)], [dayInIndia(0), dayInIndia(364)]] as const;
const reports = {
  sales: behind,
  funnel: behind,
  partners: behind,
  promises: behind,
  occupancy: ahead,
  cash: ahead,
};

for (const [report, ranges] of Object.entries(reports))
  test(`the report ${report} fits a phone with no data, one day and one year`, async ({ browser }) => {
    const context = await signedIn(browser);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 900 });
    for (const [from, to] of ranges) {
      await visit(page, `/reports/${report}?from=${from}&to=${to}`);
      await expect(page.getByRole('heading', { name: 'What counts' })).toBeVisible();
      expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
      await expect(page.locator('main, body').first()).not.toContainText(/\b(null|undefined|NaN)\b|null\d/);
      // An empty chart is replaced with a sentence.
      const points = page.locator('.recharts-bar-rectangle path, .recharts-line-dot');
      for (const chart of await page.locator('figure:has(.recharts-surface)').all())
        expect(await chart.locator(points).count()).toBeGreaterThan(0);
      const wide = await page
        .locator('dd.figure')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(wide).toEqual([]);
    }
    // The year includes the other ranges; other journeys examine each report at both widths.
    await expectAccessible(page);
    await context.close();
  });
