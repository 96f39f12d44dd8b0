import { openBrowser } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import { publicPages } from '@valam/testing/routes';
import { judged } from './judge.ts';
import type { Browser } from '@playwright/test';
import type { Target } from '../target.ts';

/** One visit with an empty cache: transferred bytes, repeated requests, and hydration errors. */
async function visit(browser: Browser, site: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  const requests: string[] = [];
  const complaints: string[] = [];
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(`${request.method()} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|did not match/i.test(message.text()))
      complaints.push(message.text().slice(0, 200));
  });
  page.on('pageerror', (error) => complaints.push(error.message.slice(0, 200)));
  try {
    await page.goto(site + path, { waitUntil: 'load' });
    await expectLive(page);
    await page.waitForLoadState('networkidle');
  } catch (error) {
    complaints.push(`did not go live: ${String(error).slice(0, 100)}`);
  }
  await context.close();
  const calls = requests.filter((request) => request.includes('/api/'));
  return {
    path,
    bytes,
    requests: requests.length,
    elsewhere: requests.filter((request) => !request.includes(` ${site}`)),
    calls,
    twice: requests.filter((request, index) => requests.indexOf(request) !== index),
    complaints,
  };
}

export async function measureFirstViews({ site, log }: Target) {
  const browser = await openBrowser(log);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  try {
    for (const { path } of await publicPages(site)) visits.push(await visit(browser, site, path));
  } finally {
    await browser.close();
  }
  const most = (of: (one: (typeof visits)[number]) => number) =>
    visits.reduce((a, b) => (of(b) > of(a) ? b : a));
  const heaviest = most(({ bytes }) => bytes);
  const busiest = most(({ requests }) => requests);
  const strangers = visits.flatMap(({ elsewhere }) => elsewhere);
  const complaints = visits.flatMap(({ path, complaints: all }) => all.map((one) => `${path}: ${one}`));
  const repeated = visits.flatMap(({ path, calls, twice }) =>
    [...calls, ...twice].map((one) => `${path}: ${one}`),
  );
  const all = `of ${visits.length} pages`;
  return [
    judged('first view, everything', {
      value: heaviest.bytes / 1_000,
      most: 340,
      unit: 'KB',
      measured: `${(heaviest.bytes / 1_000).toFixed(0)} KB (${heaviest.path}), most ${all}`,
      goal: '≤ 340 KB',
      details: visits,
    }),
    judged('first view, requests', {
      value: busiest.requests,
      most: 25,
      unit: 'requests',
      measured: `${busiest.requests} (${busiest.path}), most ${all}`,
      goal: '≤ 25',
    }),
    judged('first view, other origins', {
      value: strangers.length,
      most: 0,
      measured: `${strangers.length} requests`,
      goal: '0',
      details: strangers,
    }),
    judged('hydration, complaints', {
      value: complaints.length,
      most: 0,
      measured: `${complaints.length} ${all}${complaints[0] ? `: ${complaints[0]}` : ''}`,
      goal: '0 (production build; the development build is watched by the journeys)',
      details: complaints,
    }),
    judged('hydration, repeated calls', {
      value: repeated.length,
      most: 0,
      measured: `${repeated.length} ${all}${repeated[0] ? `: ${repeated[0]}` : ''}`,
      goal: '0',
      details: repeated,
    }),
  ];
}
