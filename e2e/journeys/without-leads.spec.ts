import { expect, test, type Page } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { tourPath } from '../support/own-dates';
import { siteUrl, system } from '../support/system';

test.describe('while the leads service does not respond', () => {
  // Seats in a cached document are valid for ten seconds, and other journeys may have just loaded the other tour.
  const unvisitedPath = '/spiritual-tours/city-of-light';
  const soonMs = 2_500;
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const { leads } = system().pids;
    if (leads) process.kill(leads, name);
  };
  /** Records whether the plain form ever disappeared after it was shown. */
  async function watchForm(page: Page): Promise<() => Promise<boolean>> {
    await page.addInitScript(() => {
      const seen = Object.assign(window, { hadForm: false, lostForm: false });
      new MutationObserver(() => {
        const isThere = document.querySelector('#book')?.textContent.includes('Ask about this tour') ?? false;
        if (seen.hadForm && !isThere) seen.lostForm = true;
        seen.hadForm ||= isThere;
      }).observe(document, { childList: true, subtree: true });
    });
    return () => page.evaluate(() => 'lostForm' in window && window.lostForm === true);
  }

  test.afterEach(() => signal('SIGCONT'));

  test('a tour has a plain inquiry form, which appears soon and stays', async ({ page }) => {
    const isLost = await watchForm(page);
    signal('SIGSTOP');
    const asked = page.waitForResponse((response) => response.url().includes('/availability'));
    await page.goto(siteUrl() + unvisitedPath, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Ask about this tour' })).toBeVisible({ timeout: soonMs });
    await expectLive(page);
    // The browser's retry has failed as well.
    expect((await asked).status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { name: 'Ask about this tour' })).toBeVisible();
    expect(await isLost()).toBe(false);
  });

  test('the plain inquiry form appears soon after a client-side navigation', async ({ page }) => {
    await page.goto(`${siteUrl()}/spiritual-tours`);
    await expectLive(page);
    signal('SIGSTOP');
    await page.locator(`main a[href^="${tourPath}"]`).first().click();
    await expect(page.getByRole('heading', { name: 'Ask about this tour' })).toBeVisible({ timeout: soonMs });
  });
});
