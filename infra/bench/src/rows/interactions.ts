import { openBrowser, whileOpen } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import { quantile } from '@valam/testing/numbers';
import { slowdownNow } from '../../../audit/src/parts/lighthouse.ts';
import { freePort } from '@valam/local/ports';
import { judged } from './judge.ts';
import type { Browser, Page } from '@playwright/test';
import type { Target } from '../target.ts';

type Interaction = readonly [what: string, act: (page: Page) => Promise<unknown>];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Interactions per page, in order. */
const places: Readonly<Record<string, readonly Interaction[]>> = {
  '/': [
    ['opens the menu', (page) => button(page, 'Menu').tap()],
    ['closes the menu', (page) => page.keyboard.press('Escape')],
    ['goes to a tour', (page) => page.getByRole('link', { name: 'View the tour' }).first().tap()],
  ],
  '/spiritual-tours': [
    ['keeps a tour', (page) => button(page, /^Keep: /).tap()],
    ['wants free seats', (page) => page.locator('input[name="available"]').tap()],
    ['goes to a tour', (page) => page.locator('main a[href^="/spiritual-tours/"]').first().tap()],
  ],
  '/spiritual-tours/discovering-shiva': [
    ['opens the pictures', (page) => button(page, /^See all/).tap()],
    ['closes the pictures', (page) => page.keyboard.press('Escape')],
    ['opens a day', (page) => page.locator('main summary').nth(1).tap()],
    ['takes one more seat', (page) => button(page, 'One more').tap()],
    ['reserves', (page) => button(page, 'Reserve Your Spot').tap()],
  ],
  '/search?q=shiva': [['types a letter', (page) => page.locator('main input[name="q"]').press('n')]],
};

const rounds = 3;
/** Idle time between interactions. */
const restMs = 1_000;
const goalMs = 100;

interface Seen {
  readonly what: string;
  readonly ms: number;
}

/** Records the browser's own interaction latency: from the press to the next paint. */
function watch(): void {
  const longest = { ms: 0 };
  Object.assign(window, { longestInteraction: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) longest.ms = Math.max(longest.ms, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

type Watched = typeof window & { longestInteraction: { ms: number } };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

async function slowDown(page: Page, rate: number): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate });
}

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((window as Watched).longestInteraction.ms = 0));
  await act();
  await page.waitForTimeout(restMs);
  return page.evaluate(() => (window as Watched).longestInteraction.ms);
}

async function visit(browser: Browser, address: string, slowdown: number): Promise<Seen[]> {
  const { pathname, search } = new URL(address);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await expectLive(page);
  await button(page, 'Only what is needed').tap();
  await page.waitForLoadState('networkidle');
  await slowDown(page, slowdown);
  const seen: Seen[] = [];
  for (const [what, act] of places[pathname + search] ?? [])
    seen.push({ what: `${pathname} ${what}`, ms: await timed(page, () => act(page)) });
  await context.close();
  return seen;
}

/** The baseline latency on this machine: opening one line of text on a page of the site without scripts. */
async function leastOf(browser: Browser, site: string, slowdown: number): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => (document.body.innerHTML = '<details><summary>More</summary>A line</details>'));
  await slowDown(page, slowdown);
  const ms = await timed(page, () => page.locator('summary').tap());
  await context.close();
  return ms;
}

/** Interaction latency on an emulated phone. The browser reports it in steps of 8 ms, and nothing below 16. */
export async function measureInteractions({ site, log }: Target) {
  const port = await freePort();
  const browser = await openBrowser(log, [`--remote-debugging-port=${port}`]);
  const all: Seen[] = [];
  const slowdowns: number[] = [];
  const least: number[] = [];
  await whileOpen(browser, async () => {
    for (let round = 0; round < rounds; round++) {
      least.push(await leastOf(browser, site, await slowdownNow(site, port)));
      for (const path of Object.keys(places)) {
        const slowdown = await slowdownNow(site, port);
        slowdowns.push(slowdown);
        all.push(...(await visit(browser, site + path, slowdown)));
      }
    }
  });
  const medians = [...new Set(all.map(({ what }) => what))]
    .map((what) => {
      const times = all.filter((one) => one.what === what).map(({ ms }) => ms);
      return { what, ms: quantile(times, 0.5), all: times };
    })
    .sort((a, b) => b.ms - a.ms);
  const [worst] = medians;
  const over = medians.filter(({ ms }) => ms > goalMs).length;
  return [
    judged('interaction to next paint', {
      value: worst?.ms ?? NaN,
      most: goalMs,
      unit: 'ms',
      measured: `${worst?.ms} ms (${worst?.what}), ${over} of ${medians.length} over; median ${quantile(
        medians.map(({ ms }) => ms),
        0.5,
      )} ms`,
      goal: `≤ ${goalMs} ms on a phone four times slower`,
      yardstick: `a line opened on an empty page ${quantile(least, 0.5)} ms, slowed down ${quantile(slowdowns, 0.5).toFixed(1)} ×`,
      details: medians,
    }),
  ];
}
