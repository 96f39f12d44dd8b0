import { expect, test } from '@playwright/test';
import { readingRoutes } from '../support/catalog-routes';
import { startDevelopmentShell } from '../support/development-shell';
import { expectLive } from '@valam/testing/live';

/** A shell without booking's files, so that neither server nor browsers can load them. */
let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shell = await startDevelopmentShell({ without: 'booking' });
});
test.afterAll(() => shell.stop());

for (const { path, words, ofBooking = [] } of readingRoutes) {
  test(`${path} is complete without the booking remote`, async ({ request }) => {
    const response = await request.get(shell.url + path);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    for (const word of words.filter((one) => !ofBooking.includes(one))) expect(html, word).toContain(word);
  });
}

for (const [path, says] of [
  ['/spiritual-tours/discovering-shiva', 'Ask about this tour'],
  ['/retreats/silence-at-arunachala', 'Ask about this retreat'],
] as const) {
  test(`${path} hydrates with a plain contact link in place of booking`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(shell.url + path);
    await expectLive(page);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    expect(errors).toEqual([]);
    await page.locator('#foot a[href="/temples"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples of India');
  });
}
