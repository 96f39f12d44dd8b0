import { expect, test } from '@playwright/test';
import { expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';

for (const [what, files] of [
  ['first scripts', '**/assets/*.js'],
  ['the code of its remote', '**/remotes/booking/**'],
] as const)
  test(`a page that loses its connection during ${what} hydrates anyway`, async ({ page }) => {
    let requests = 0;
    await page.route(files, async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort('connectionreset') : route.continue());
    });
    await page.goto(`${siteUrl()}/contact-us`);
    await expectLive(page);
    expect(requests).toBeGreaterThan(1);
  });

test('an email verification does not wait forever for scripts that fail to load', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto(`${siteUrl()}/verify-email/q3VfT0b1x8Yp-Kc2mRz7Wd5Ns4Jh6Ga9Eu_LoXiBv`);
  const button = page.getByRole('button', { name: 'Verify my email' });
  await expect(button).toBeHidden();
  await button.click();
  await expect(page.getByText('Verification Failed')).toBeVisible();
});
