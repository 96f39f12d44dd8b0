import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { openBrowser } from '../../../bench/src/harness/browser.ts';
import { everybody } from '../../../bench/src/harness/everybody.ts';
import { publicPages } from '../../../bench/src/harness/routes.ts';
import { root } from '../../../local/src/checkout.ts';
import { freePort } from '../../../local/src/ports.ts';
import { notMeasured } from '../finding.ts';
import type { Row } from '../../../bench/src/harness/report.ts';
import type { Target } from '../main.ts';

export interface Place {
  name: string;
  path: string;
  cookie?: string;
  isPrivate?: boolean;
}
export interface Run {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  processor: number;
  below: string[];
}

const runsPerPage = 5;
/** Now and then a browser's record of a visit has no beginning: such a visit is made again. */
const triesPerRun = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goal = '100 × 4, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS ≤ 0.01';

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The audits that cost points, worst first. */
function belowFull(lhr: any): string[] {
  const refs = categories.flatMap((id) => lhr.categories[id].auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
}

/** One visit of a phone with an empty cache, as Lighthouse judges it: what it would be on a slow line. */
async function visit(
  site: string,
  { path: address, cookie, isPrivate }: Place,
  port: number,
): Promise<Run & { lhr: object }> {
  const result = await lighthouse(site + address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A page behind a sign-in or of one visitor alone asks search engines to stay away.
    ...(isPrivate && { skipAudits: ['is-crawlable'] }),
    ...(cookie && { extraHeaders: { cookie } }),
  });
  const lhr = result?.lhr as any;
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gave no result');
  const value = (id: string) => lhr.audits[id].numericValue ?? NaN;
  return {
    scores: Object.fromEntries(categories.map((id) => [id, Math.round(100 * lhr.categories[id].score)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    processor: lhr.environment.benchmarkIndex,
    below: belowFull(lhr),
    lhr,
  };
}

async function visitRecorded(site: string, place: Place, port: number, log: (line: string) => void) {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(site, place, port);
    } catch (error) {
      if (tries === triesPerRun) throw error;
      log(`${place.name}: ${(error as Error).message} Once more.`);
    }
  }
}

function judge({ name, path: address }: Place, runs: readonly Run[]): Row {
  const scores = categories.map((id) => median(runs.map((run) => run.scores[id] ?? NaN)));
  const [lcp, tbt, cls] = [
    median(runs.map((run) => run.lcp)),
    median(runs.map((run) => run.tbt)),
    median(runs.map((run) => run.cls)),
  ];
  const isMet = scores.every((score) => score === 100) && lcp <= 1_200 && tbt <= 50 && cls <= 0.01;
  const measured = `${scores.join(' · ')}, LCP ${(lcp / 1_000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  const costs = [...new Set(runs.flatMap(({ below }) => below.map((one) => one.split(' ')[0])))];
  return {
    name: `Lighthouse, ${name}`,
    measured: `${measured} (median of ${runs.length})`,
    goal,
    // Times are simulated from what this machine did meanwhile: one that is busy with something else has a small index.
    yardstick: `processor index ${median(runs.map((run) => run.processor)).toFixed(0)}`,
    verdict: isMet ? 'met' : 'missed',
    ...(!isMet && { missedBy: `${measured}; below full: ${costs.join(', ') || 'none'}` }),
    details: { address, runs },
  };
}

async function placesOf({ site, run, tag }: Target): Promise<Place[]> {
  const pages = await publicPages(site);
  const known = (pattern: string) => pages.find((page) => page.pattern === pattern)?.path;
  const { partner } = await everybody(run(), `lh-${tag}`);
  return [
    { name: 'home', path: '/' },
    { name: 'tour', path: known('/spiritual-tours/:slug') ?? '' },
    { name: 'temples', path: '/temples' },
    { name: 'article', path: known('/blog/:slug') ?? '' },
    { name: 'dashboard', path: '/dashboard/referrals', cookie: partner?.headers.cookie, isPrivate: true },
    { name: 'empty page', path: '/shortlist', isPrivate: true },
  ];
}

/** Lighthouse on a phone, its simulated slow line and processor, medians per page. */
export async function auditLighthouse(target: Target): Promise<Row[]> {
  const { site, log, only } = target;
  const places = (await placesOf(target)).filter(({ name }) => only.length === 0 || only.includes(name));
  const folder = path.join(root, 'reports/lighthouse');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const browser = await openBrowser(log, [`--remote-debugging-port=${port}`]);
  const rows: Row[] = [];
  try {
    for (const place of places) {
      if (!place.path) {
        rows.push(notMeasured(`Lighthouse, ${place.name}`, 'there is none of its kind', goal));
        continue;
      }
      const runs: Run[] = [];
      for (let count = 0; count < runsPerPage; count++) {
        const { lhr, ...seen } = await visitRecorded(site, place, port, log);
        writeFileSync(path.join(folder, `${place.name.replaceAll(' ', '-')}.json`), JSON.stringify(lhr));
        runs.push(seen);
      }
      rows.push(judge(place, runs));
      log(`${place.name}: ${rows.at(-1)?.measured}`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}
