import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { openBrowser, whileOpen } from '@valam/testing/browser';
import { everybody } from '@valam/testing/everybody';
import { quantile } from '@valam/testing/numbers';
import { publicPages } from '@valam/testing/routes';
import { root } from '@valam/local/checkout';
import { freePort } from '@valam/local/ports';
import { notMeasured, type Row } from '@valam/testing/report';
import type { Target } from '../target.ts';
import type { RunnerResult } from 'lighthouse';

interface Place {
  name: string;
  path: string;
  cookie?: string;
  isPrivate?: boolean;
}
interface Run {
  /** CPU slowdown of the emulated phone relative to this machine. */
  slowdown: number;
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  processor: number;
  below: string[];
}

const runsPerPage = 5;
const runsAtTwice = 3;
/** Lighthouse's CPU benchmark index of the emulated phone, and the maximum slowdown of a machine. */
const phoneIndex = 650;
const mostSlowdown = 4;
/** Occasionally a trace lacks its beginning; the visit is then repeated. */
const triesPerRun = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goal = '100 × 4, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS ≤ 0.01';
const goalAtTwice = 'performance ≥ 90, TBT ≤ 200 ms';

type Report = RunnerResult['lhr'];

/** Audits below full score, worst first. */
function belowFull({ categories: judged, audits }: Report): string[] {
  const refs = categories.flatMap((id) => judged[id]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
}

/**
 * The slowdown of the emulated phone relative to this machine's current speed. With a fixed factor, a slow or busy
 * machine would score the same page lower.
 */
export async function slowdownNow(site: string, port: number): Promise<number> {
  const result = await lighthouse(`${site}/robots.txt`, {
    port,
    logLevel: 'error',
    onlyAudits: ['is-on-https'],
  });
  const index = result?.lhr.environment.benchmarkIndex ?? NaN;
  return Math.min(mostSlowdown, index / phoneIndex);
}

/** One visit by an emulated phone with an empty cache; Lighthouse simulates the slow connection. */
async function visit(
  site: string,
  { path: address, cookie, isPrivate }: Place,
  port: number,
  slowdown: number,
): Promise<Run & { lhr: object }> {
  const result = await lighthouse(site + address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
    // Private pages are intentionally not indexable.
    ...(isPrivate && { skipAudits: ['is-crawlable'] }),
    ...(cookie && { extraHeaders: { cookie } }),
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gave no result');
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  return {
    slowdown,
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round(100 * (lhr.categories[id]?.score ?? NaN))]),
    ),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    processor: lhr.environment.benchmarkIndex,
    below: belowFull(lhr),
    lhr,
  };
}

interface Judge {
  site: string;
  port: number;
  log: (line: string) => void;
}

/** A visit by a phone that is `times` slower than the emulated one. */
async function visitRecorded({ site, port, log }: Judge, place: Place, times = 1) {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(site, place, port, times * (await slowdownNow(site, port)));
    } catch (error) {
      if (tries === triesPerRun) throw error;
      log(`${place.name}: ${(error as Error).message} Once more.`);
    }
  }
}

const middleOf = (runs: readonly Run[], value: (run: Run) => number) => quantile(runs.map(value), 0.5);
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** The machine speed during the runs, to interpret their times. */
const yardstickOf = (runs: readonly Run[]) =>
  `processor index ${middleOf(runs, ({ processor }) => processor).toFixed(0)}, slowed down ${middleOf(runs, ({ slowdown }) => slowdown).toFixed(1)} ×`;

function judge({ name, path: address }: Place, runs: readonly Run[]): Row {
  const scores = categories.map((id) => middleOf(runs, (run) => run.scores[id] ?? NaN));
  const [lcp, tbt, cls] = [
    middleOf(runs, (run) => run.lcp),
    middleOf(runs, (run) => run.tbt),
    middleOf(runs, (run) => run.cls),
  ];
  const isMet = scores.every((score) => score === 100) && lcp <= 1_200 && tbt <= 50 && cls <= 0.01;
  const measured = `${scores.join(' · ')}, LCP ${inSeconds(lcp)}, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
  const costs = [...new Set(runs.flatMap(({ below }) => below.map((one) => one.split(' ')[0])))];
  return {
    name: `Lighthouse, ${name}`,
    measured: `${measured} (median of ${runs.length})`,
    goal,
    yardstick: yardstickOf(runs),
    verdict: isMet ? 'met' : 'missed',
    ...(!isMet && { missedBy: `${measured}; below full: ${costs.join(', ') || 'none'}` }),
    details: { address, runs },
  };
}

/** The same page on a phone half as fast as the emulated one. */
function judgeAtTwice({ name, path: address }: Place, runs: readonly Run[]): Row {
  const performance = middleOf(runs, (run) => run.scores['performance'] ?? NaN);
  const tbt = middleOf(runs, (run) => run.tbt);
  const isMet = performance >= 90 && tbt <= 200;
  const measured = `performance ${performance}, TBT ${tbt.toFixed(0)} ms`;
  return {
    name: `Lighthouse, ${name}, twice as slow`,
    measured: `${measured} (median of ${runs.length})`,
    goal: goalAtTwice,
    yardstick: yardstickOf(runs),
    verdict: isMet ? 'met' : 'missed',
    ...(!isMet && { missedBy: measured }),
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

/** Lighthouse for mobile with simulated throttling, medians per page. */
export async function auditLighthouse(target: Target): Promise<Row[]> {
  const { site, log, only } = target;
  const places = (await placesOf(target)).filter(({ name }) => only.length === 0 || only.includes(name));
  const folder = path.join(root, 'reports/lighthouse');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const browser = await openBrowser(log, [`--remote-debugging-port=${port}`]);
  const judging: Judge = { site, port, log };
  const rows: Row[] = [];
  await whileOpen(browser, async () => {
    for (const place of places) {
      if (!place.path) {
        rows.push(notMeasured(`Lighthouse, ${place.name}`, 'there is none of its kind', goal));
        continue;
      }
      const runs: Run[] = [];
      for (let count = 0; count < runsPerPage; count++) {
        const { lhr, ...seen } = await visitRecorded(judging, place);
        writeFileSync(path.join(folder, `${place.name.replaceAll(' ', '-')}.json`), JSON.stringify(lhr));
        runs.push(seen);
      }
      const slowRuns: Run[] = [];
      for (let count = 0; count < runsAtTwice; count++) {
        const { lhr: _report, ...seen } = await visitRecorded(judging, place, 2);
        slowRuns.push(seen);
      }
      rows.push(judge(place, runs), judgeAtTwice(place, slowRuns));
      for (const { name, measured, yardstick } of rows.slice(-2)) log(`${name}: ${measured}, ${yardstick}`);
    }
  });
  return rows;
}
