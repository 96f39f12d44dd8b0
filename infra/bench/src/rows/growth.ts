import { openBrowser } from '@valam/testing/browser';
import { heapSize } from '@valam/testing/heap';
import { expectLive } from '@valam/testing/live';
import { many, send } from '@valam/testing/http';
import { canReadProcesses, memoryByUnit } from '@valam/testing/proc';
import { pause } from '@valam/local/waiting';
import { notMeasured } from '@valam/testing/report';
import { judged } from './judge.ts';
import type { Page } from '@playwright/test';
import type { Target } from '../target.ts';

/** Pages of three remotes, linked from every page. */
const stops = ['/spiritual-tours', '/contact-us', '/login', '/temples'];
const warmSwitches = 12;
const switches = 200;
/**
 * Longer than an image takes to choose its source: Chromium leaks the page if an image is removed before, which does
 * not happen to people who read.
 */
const readingMs = 500;

const mib = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`no link to ${to} on ${location.pathname}`);
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname === path, { timeout: 15_000 });
  // Not `waitForSelector`: its element handle would keep every left page in memory.
  await page.locator('main h1').first().waitFor({ timeout: 15_000 });
}

export async function measureHeap({ site, log }: Target) {
  const browser = await openBrowser(log);
  try {
    const page = await browser.newPage();
    const wire = await page.context().newCDPSession(page);
    await wire.send('HeapProfiler.enable');
    await page.goto(`${site}/`);
    await expectLive(page);
    const go = async (turn: number) => {
      await follow(page, stops[turn % stops.length] ?? '/');
      await pause(readingMs);
    };
    for (let turn = 0; turn < warmSwitches; turn++) await go(turn);
    const before = await heapSize(wire);
    for (let turn = 0; turn < switches; turn++) await go(turn);
    const after = await heapSize(wire);
    const grown = (after.data / before.data - 1) * 100;
    return [
      judged(`heap over ${switches} switches of remotes`, {
        value: grown,
        most: 5,
        unit: '%',
        measured: `${mib(before.data)} → ${mib(after.data)} MiB, ${grown.toFixed(1)} %; compiled code besides ${mib(before.code)} → ${mib(after.code)} MiB`,
        goal: '≤ 5 % growth',
        yardstick: `the heap after ${warmSwitches} switches`,
      }),
    ];
  } finally {
    await browser.close();
  }
}

const phaseMs = 30_000;
const phases = 3;
const paths = [
  '/',
  '/spiritual-tours/discovering-shiva',
  '/api/tours',
  '/api/search?q=shiva',
  '/api/tours/discovering-shiva/availability',
];

export async function measureGrowth({ run, site }: Target) {
  const goal = '≤ 5 % over 30 minutes';
  const name = 'memory under load';
  if (!canReadProcesses) return [notMeasured(name, '/proc is needed', goal)];
  const after: { unit: string; mib: number }[][] = [];
  for (let phase = 0; phase < phases; phase++) {
    const end = performance.now() + phaseMs;
    await many(4, 4, async (worker) => {
      for (let turn = worker; performance.now() < end; turn++)
        await send(`${site}${paths[turn % paths.length]}`);
    });
    await pause(3_000);
    after.push(memoryByUnit(run().processes));
  }
  const sums = after.map((units) => units.reduce((sum, { mib }) => sum + mib, 0));
  const [first = Number.NaN, last = Number.NaN] = [sums[0], sums.at(-1)];
  const grown = (last / first - 1) * 100;
  const most = (after.at(-1) ?? [])
    .map(({ unit, mib }) => ({ unit, by: mib - (after[0]?.find((one) => one.unit === unit)?.mib ?? 0) }))
    .sort((a, b) => b.by - a.by)[0];
  return [
    judged(name, {
      value: grown,
      most: 5,
      unit: '%',
      measured: `${sums.map((one) => one.toFixed(0)).join(' → ')} MiB after ${(phaseMs * phases) / 1_000} s, ${grown.toFixed(1)} %, most in ${most?.unit}: ${most?.by.toFixed(0)} MiB`,
      goal: `${goal}; here over ${(phaseMs * (phases - 1)) / 1_000} s`,
      yardstick: 'after the first 30 s',
      details: after,
    }),
  ];
}
