import { expect, test } from '@playwright/test';
import { startDevelopmentShell } from '../support/development-shell';
import { expectLive } from '../support/live';
import { PageWatch } from '../support/page-watch';
import { publicPaths } from '../support/public-paths';

/** One of each kind of page that has a name in its path. */
const named: Readonly<Record<string, string>> = {
  '/spiritual-tours/:slug': '/spiritual-tours/discovering-shiva',
};

let shell: Awaited<ReturnType<typeof startDevelopmentShell>>;
test.beforeAll(async () => {
  shell = await startDevelopmentShell();
});
test.afterAll(() => shell.stop());

test('every public page goes live without an error, a mismatch, a violation or a second call', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const paths = await publicPaths(request, named);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    await test.step(path, async () => {
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
  }
});
