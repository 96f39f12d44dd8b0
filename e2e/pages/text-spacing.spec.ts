import { expect, test } from '@playwright/test';
import { pixelsOver } from '@valam/testing/accessible';
import { expectLive } from '@valam/testing/live';
import { readingRoutes } from '../support/catalog-routes';
import { siteUrl } from '../support/system';

/** Text spacing that must not cause loss of content: WCAG 1.4.12. */
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

// The styles are user styles, to which the CSP does not apply.
test.use({ bypassCSP: true, viewport: { width: 320, height: 800 } });

for (const path of [...readingRoutes.map((route) => route.path), ...forms]) {
  test(`${path} clips no text on a phone with increased text spacing`, async ({ page }) => {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    await page.addStyleTag({ content: spacing });
    expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        // Smaller elements are visually hidden, for screen readers only.
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

test('the page is as wide as the phone with increased text spacing while its fonts have not arrived', async ({
  page,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(`${siteUrl()}/ashrams`);
  await expectLive(page);
  await page.addStyleTag({ content: spacing });
  expect(await pixelsOver(page)).toBeLessThanOrEqual(0);
});
