import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { openBrowser } from '../../../bench/src/harness/browser.mjs';
import { everybody } from '../../../bench/src/harness/everybody.mjs';
import { publicPages } from '../../../bench/src/harness/routes.mjs';
import { root } from '../../../local/src/checkout.mjs';
import { freePort } from '../../../local/src/ports.mjs';
import { notMeasured } from '../finding.mjs';

/** @typedef {import('../../../bench/src/harness/report.mjs').Row} Row */
/** @typedef {{ name: string, path: string, cookie?: string, isPrivate?: boolean }} Place */
/** @typedef {{ scores: Record<string, number>, lcp: number, tbt: number, cls: number, processor: number, below: string[] }} Run */

const runsPerPage = 5;
/** Now and then a browser's record of a visit has no beginning: such a visit is made again. */
const triesPerRun = 3;
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const goal = '100 × 4, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS ≤ 0.01';

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The audits that cost points, worst first. @param {any} lhr @returns {string[]} */
function belowFull(lhr) {
  const refs = categories.flatMap((id) => lhr.categories[id].auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
}

/**
 * One visit of a phone with an empty cache, as Lighthouse judges it: what it would be on a slow line.
 * @param {string} site @param {Place} place @param {number} port @returns {Promise<Run & { lhr: object }>}
 */
async function visit(site, { path: address, cookie, isPrivate }, port) {
  const result = await lighthouse(site + address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A page behind a sign-in or of one visitor alone asks search engines to stay away.
    ...(isPrivate && { skipAudits: ['is-crawlable'] }),
    ...(cookie && { extraHeaders: { cookie } }),
  });
  const lhr = /** @type {any} */ (result?.lhr);
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gave no result');
  const value = (/** @type {string} */ id) => lhr.audits[id].numericValue ?? NaN;
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

/** @param {string} site @param {Place} place @param {number} port @param {(line: string) => void} log */
async function visitRecorded(site, place, port, log) {
  for (let tries = 1; ; tries++) {
    try {
      return await visit(site, place, port);
    } catch (error) {
      if (tries === triesPerRun) throw error;
      log(`${place.name}: ${/** @type {Error} */ (error).message} Once more.`);
    }
  }
}

/** @param {Place} place @param {readonly Run[]} runs @returns {Row} */
function judge({ name, path: address }, runs) {
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

/** @param {import('../main.mjs').Target} target @returns {Promise<Place[]>} */
async function placesOf({ site, run, tag }) {
  const pages = await publicPages(site);
  const known = (/** @type {string} */ pattern) => pages.find((page) => page.pattern === pattern)?.path;
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

/**
 * Lighthouse on a phone, its simulated slow line and processor, medians per page.
 * @param {import('../main.mjs').Target} target @returns {Promise<Row[]>}
 */
export async function auditLighthouse(target) {
  const { site, log, only } = target;
  const places = (await placesOf(target)).filter(({ name }) => only.length === 0 || only.includes(name));
  const folder = path.join(root, 'reports/lighthouse');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const browser = await openBrowser(log, [`--remote-debugging-port=${port}`]);
  /** @type {Row[]} */
  const rows = [];
  try {
    for (const place of places) {
      if (!place.path) {
        rows.push(notMeasured(`Lighthouse, ${place.name}`, 'there is none of its kind', goal));
        continue;
      }
      /** @type {Run[]} */
      const runs = [];
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
