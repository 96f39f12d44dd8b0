import { expect, test } from '@playwright/test';
import { publicPages } from '@valam/testing/routes';
import { startDevelopmentShell } from '../support/development-shell';
import { expectLive } from '@valam/testing/live';
import { PageWatch } from '../support/page-watch';
import { siteUrl } from '../support/system';

let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;
test.beforeAll(async () => {
  shell = await startDevelopmentShell();
});
test.afterAll(() => shell.stop());

test('every public page hydrates without errors, mismatches, CSP violations or repeated requests', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const pages = await publicPages(siteUrl());
  expect(pages.length).toBeGreaterThan(20);
  const check = (path: string) =>
    test.step(path, async () => {
      const tab = await page.context().newPage();
      const watch = new PageWatch(tab);
      const answer = await tab.goto(shell.url + path);
      expect.soft(answer?.status(), `${path} status`).toBe(200);
      await expectLive(tab);
      await tab.waitForLoadState('networkidle');
      expect.soft(watch.errors, `${path} console`).toEqual([]);
      expect.soft(watch.apiCalls, `${path} calls`).toEqual([]);
      expect.soft(watch.repeated, `${path} repeated files`).toEqual([]);
      await tab.close();
    });
  // Two tabs: while one waits for network idle, the other loads.
  const left = pages.values();
  const tabs = [1, 2].map(async () => {
    for (const { path } of left) await check(path);
  });
  await Promise.all(tabs);
});
