import { expect, test } from '@playwright/test';
import { pixelsOver } from '@valam/testing/accessible';
import { expectLive } from '@valam/testing/live';
import { readingRoutes } from '../support/catalog-routes';
import { siteUrl } from '../support/system';

/** What a reader may set without losing anything: WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }
`;
const forms = [
  '/private-tours',
  '/gift-cards',
  '/contact-us',
  '/referral-program',
  '/signup',
  '/login',
  '/nowhere',
];

// The styles are the reader's, of which the policy of a page knows nothing.
test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } });

for (const path of [...readingRoutes.map((route) => route.path), ...forms]) {
  test(`${path} has all its words on a phone with the spacing that a reader may set`, async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await page.addStyleTag({ content: spacing });
    expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        // Smaller ones are for screen readers alone.
        .filter((one) => one.clientWidth > 4 && one.clientHeight > 4 && one.innerText?.trim())
        .filter((one) => {
          const { overflowX, overflowY } = getComputedStyle(one);
          return (
            (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
            (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
          );
        })
        .map((one) => `${one.tagName}: ${one.innerText.trim().slice(0, 60)}`),
    );
    expect(cut).toEqual([]);
  });
}
