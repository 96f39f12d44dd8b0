import { openBrowser } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import type { Page } from '@playwright/test';
import type { Scenario } from './scenario.ts';

const chunk = /\/remotes\/booking\/[^/]+\/(?!remoteEntry).*\.js$/;
const path = '/spiritual-tours/discovering-shiva';

/** Responses that replace the panel's chunk in the browser. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  404: (page) => page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' })),
  corrupt: (page) =>
    page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '(((( not a script' }),
    ),
  'throws at load': (page) =>
    page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    ),
  'HTML instead': (page) =>
    page.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello' }),
    ),
  'slow 30 s': (page) =>
    page.route(chunk, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      await route.continue().catch(() => {});
    }),
  'container 404': (page) =>
    page.route(/\/remotes\/booking\/[^/]+\/remoteEntry\.js/, (route) => route.fulfill({ status: 404 })),
};

export const remoteChunks: Scenario = {
  number: 19,
  name: 'remote-chunks',
  fault: `a remote's client chunk: ${Object.keys(faults).join(', ')}`,
  expected: 'its area keeps what the server rendered or says so ≤ 3 s; the rest works',
  async run(world) {
    const problems = [];
    const browser = await openBrowser(world.log);
    try {
      for (const [what, plant] of Object.entries(faults)) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await plant(page);
        await page.goto(world.system.run().site + path, { waitUntil: 'commit' });
        const isLive = await expectLive(page, 20_000).then(
          () => true,
          () => false,
        );
        if (!isLive) problems.push(`${what}: the page never went live`);
        await page.waitForTimeout(3_000);
        const seen = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
        if (!/Discovering Shiva/.test(seen)) problems.push(`${what}: the page lost its content`);
        await page
          .locator('a[href="/spiritual-tours"]')
          .first()
          .click({ timeout: 8_000 })
          .catch(() => {});
        const went = await page.waitForURL(/\/spiritual-tours$/, { timeout: 10_000 }).then(
          () => true,
          () => false,
        );
        if (!went) problems.push(`${what}: the other pages could not be reached`);
        await context.close();
      }
    } finally {
      await browser.close();
    }
    return problems;
  },
};
