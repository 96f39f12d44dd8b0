import { expect, test } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';

test('a slow navigation shows a progress indicator within 300 ms', async ({ page }) => {
  await page.goto(siteUrl());
  await expectLive(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const sign = (): void => {
      const found = document.querySelector('[data-navigation-sign]');
      if (found?.checkVisibility()) performance.mark('sign');
      else requestAnimationFrame(sign);
    };
    document.addEventListener(
      'click',
      () => {
        performance.mark('click');
        requestAnimationFrame(sign);
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.locator('[data-navigation-sign]')).toBeVisible();
  const waited = await page.evaluate(() => performance.measure('wait', 'click', 'sign').duration);
  expect(waited).toBeLessThan(300);
  release();
  await expect(page.locator('[data-navigation-sign]')).toBeHidden();
});
