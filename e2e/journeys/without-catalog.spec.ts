import { expect, test } from '@playwright/test';
import { siteUrl, system } from '../support/system';

test.describe('while the catalog service does not respond', () => {
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const { catalog } = system().pids;
    if (catalog) process.kill(catalog, name);
  };

  test.beforeEach(() => signal('SIGSTOP'));
  test.afterEach(() => signal('SIGCONT'));

  test('a list answers 503, and the browser loads it in place once the page is hydrated', async ({
    page,
  }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const wereLive: boolean[] = [];
    await page.route(/\/api\/temples/, async (route) => {
      const isLive = () =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
      wereLive.push(await page.evaluate(isLive));
      await route.continue();
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') signal('SIGCONT');
    });
    // An address that nothing has loaded before, so that no cache has its answers.
    const answer = await page.goto(`${siteUrl()}/temples?q=unvisited-${Date.now()}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temples of India');
    await expect(page.getByText('No temples found matching your search.')).toBeVisible();
    expect(new Set(wereLive)).toEqual(new Set([true]));
    expect(failures).toEqual([]);
  });
});
