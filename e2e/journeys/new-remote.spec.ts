import { expect, test } from '@playwright/test';
import { forgetRemote, repositoryWithNewRemote } from '../support/grown-remote';
import { expectLive } from '@valam/testing/live';
import { siteUrl, system } from '../support/system';

test.describe('a fourth remote that npm run new has made', () => {
  test.afterAll(() => forgetRemote('journal'));

  test('is released into the running shell: rendered on the server, live in the browser', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const { pids } = system();
    const address = `${siteUrl()}/journal`;
    expect((await request.get(address)).status()).toBe(404);

    const repository = await repositoryWithNewRemote('journal');
    await repository.promote(await repository.release());
    await expect
      .poll(async () => (await request.get(address)).text(), { intervals: [50], timeout: 2_000 })
      .toContain('Journal</h');
    expect((await request.get(address)).status()).toBe(200);

    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await expectLive(page);
    await expect(page).toHaveTitle(/^Journal \|/);
    await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();

    await page.locator('a[href="/spiritual-tours"]').first().click();
    await expect(page).toHaveURL(/\/spiritual-tours$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
    expect(errors).toEqual([]);
    expect(system().pids).toEqual(pids);
  });
});
