import { quantile, quantileOf, spread, spreadOf, spreadText } from '@valam/testing/numbers';
import { canReadProcesses, withChildren, withCosts } from '@valam/testing/proc';
import { press, steady } from '@valam/testing/load';
import { send } from '@valam/testing/http';
import { pressApart } from '../press-apart.ts';
import { bareServerLike } from '../yardsticks/bare-http.ts';
import { frames, timeWithin } from '@valam/testing/profile/frames';
import { profileWhile } from '@valam/testing/profile/record';
import { renderingProcess } from '../rendering-process.ts';
import { notMeasured, type Row } from '@valam/testing/report';
import { judged } from './judge.ts';
import type { Target } from '../target.ts';

const rounds = 5;
const tour = '/spiritual-tours/discovering-shiva';

async function several<T>(act: () => Promise<T>): Promise<T[]> {
  const results = [];
  for (let round = 0; round < rounds; round++) results.push(await act());
  return results;
}

/** Cached documents are stored compressed, and every browser accepts that. */
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

const keptPage = (site: string): string => site.replace('localhost', '127.0.0.1') + tour;

/** A page with a referral code is rendered per visitor; without one, the document cache responds. */
const renderedPage = (site: string): string => `${keptPage(site)}?ref=bench`;

export async function measurePages({ site, run }: Target) {
  const kept = keptPage(site);
  const url = renderedPage(site);
  const bare = await bareServerLike(url);
  try {
    const pids = canReadProcesses ? withChildren(run().pids.shell ?? 0) : [];
    const alone = await several(() => press(url, { count: 40, connections: 1 }));
    const { result: crowd, costs } = await withCosts({
      processes: run().processes,
      count: rounds * 240,
      act: () => several(() => pressApart(url, { count: 200, connections: 8, pids })),
    });
    const yard = await several(() => press(bare.url, { count: 400, connections: 8 }));
    const cached = await several(() =>
      pressApart(kept, { count: 4_000, connections: 8, headers: asBrowsers }),
    );
    const failed = [...alone, ...crowd, ...cached].reduce((sum, one) => sum + one.failed, 0);
    const yardstick = `bare node:http ${quantileOf(yard, 'perSecond', 0.5).toFixed(0)}/s`;
    return [
      judged('server-rendered page, warm, p50', {
        value: quantileOf(alone, 'p50', 0.5),
        most: 25,
        unit: 'ms',
        measured: spreadOf(alone, 'p50', 'ms'),
        goal: '≤ 25 ms at 1 connection',
        yardstick: `bare node:http ${quantileOf(yard, 'p50', 0.5).toFixed(1)} ms at 8`,
      }),
      judged('server-rendered pages a second', {
        value: failed > 0 ? 0 : quantileOf(crowd, 'perSecond', 0.5),
        least: 110,
        unit: 'pages/s',
        measured: `${spreadOf(crowd, 'perSecond', '/s', 0)}, ${failed} failed, ${quantileOf(crowd, 'cpuMsEach', 0.5).toFixed(1)} ms CPU in the shell each${costs}`,
        goal: '≥ 110 on 2 free cores',
        yardstick,
      }),
      judged('the same page from the document cache', {
        value: failed > 0 ? 0 : quantileOf(cached, 'perSecond', 0.5),
        least: 5_000,
        unit: 'pages/s',
        measured: `${spreadOf(cached, 'perSecond', '/s', 0)}, compressed, as browsers ask for it`,
        goal: '≥ 5 000/s',
        yardstick: `${yardstick}, not compressed`,
      }),
    ];
  } finally {
    bare.stop();
  }
}

/**
 * The React tree is not accessible outside the rendering process, so a CPU profile shows the share of React's
 * rendering; the rest is data, style sheets, compression and sending.
 */
export async function measureReactAlone({ site, run }: Target): Promise<Row[]> {
  const name = 'rendering against renderToString alone';
  const goal = '≥ 0.6 ×';
  if (!canReadProcesses) return [notMeasured(name, '/proc is needed', goal)];
  const url = renderedPage(site);
  const headers = { 'accept-encoding': 'br' };
  const shares: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const visit = () => press(url, { count: 80, connections: 1, headers });
    const root = frames(await profileWhile(renderingProcess(run()), visit));
    const react = timeWithin(root, (frame) => frame.owner === 'react-dom' && frame.name === 'performWork');
    shares.push(react / root.microseconds);
  }
  const row = judged(name, {
    value: spread(shares).median,
    least: 0.6,
    unit: '×',
    measured: `${spreadText(shares, '×', 2)} of a page, by a profile of the rendering process`,
    goal,
    yardstick: "React's rendering in the same process",
  });
  return [row];
}

async function againstBare(
  { run }: Target,
  {
    name,
    path,
    units,
    most,
    count,
  }: { name: string; path: string; units: string[]; most: number; count: number },
) {
  if (!canReadProcesses) return { row: notMeasured(name, '/proc is needed', `≤ ${most} ×`), rate: 0 };
  const url = run().gateway + path;
  const first = await send(url);
  if (first.status !== 200)
    return { row: notMeasured(name, `${path} answered ${first.status}`, `≤ ${most} ×`), rate: 0 };
  const bare = await bareServerLike(url);
  try {
    const pids = units.flatMap((unit) => run().processes[unit] ?? []);
    const pairs = await several(async () => ({
      ours: await press(url, { count, connections: 8, pids }),
      bare: await press(bare.url, { count: 4_000, connections: 8, pids: [bare.pid] }),
    }));
    const ratios = pairs.map((pair) => pair.ours.cpuMsEach / pair.bare.cpuMsEach);
    const failed = pairs.reduce((sum, { ours }) => sum + ours.failed, 0);
    const row = judged(name, {
      value: failed > 0 ? Infinity : spread(ratios).median,
      most,
      unit: '×',
      measured: `${spreadText(ratios, '×', 2)}, ${spread(pairs.map(({ ours }) => ours.cpuMsEach)).median.toFixed(3)} ms CPU each, ${failed} failed`,
      goal: `≤ ${most} × the CPU of bare node:http`,
      yardstick: `${spread(pairs.map((pair) => pair.bare.cpuMsEach)).median.toFixed(3)} ms CPU each`,
      details: pairs,
    });
    return { row, rate: spread(pairs.map(({ ours }) => ours.perSecond)).median };
  } finally {
    bare.stop();
  }
}

export async function measureCachedGet(target: Target) {
  const path = '/api/tours';
  const { row, rate } = await againstBare(target, {
    name: 'cached GET, CPU',
    path,
    units: ['gateway'],
    most: 2,
    count: 3_000,
  });
  if (rate === 0) return [row];
  const halves = await several(() =>
    steady(target.run().gateway + path, { perSecond: rate / 2, seconds: 3 }),
  );
  return [
    row,
    judged('cached GET, p99 at half load', {
      value: quantileOf(halves, 'p99', 0.5),
      most: 15,
      unit: 'ms',
      measured: `${spreadOf(halves, 'p99', 'ms')} at ${(rate / 2).toFixed(0)}/s`,
      goal: '≤ 15 ms',
    }),
  ];
}

export async function measureUncachedGet(target: Target) {
  const { row } = await againstBare(target, {
    name: 'uncached GET through NATS to PostgreSQL, CPU',
    path: '/api/tours/discovering-shiva/availability',
    units: ['gateway', 'leads'],
    most: 30,
    count: 600,
  });
  return [row];
}

export async function measureSearch({ run }: Target) {
  const words = [
    'shiva',
    'Kashi',
    'Thiruvannamalai',
    'temple',
    'yoga',
    'himalaya',
    'meditation',
    'tanjore',
    'ganga',
    'silence',
  ];
  const times = await several(async () => {
    const all = [];
    for (let index = 0; index < 60; index++) {
      const answer = await send(
        `${run().gateway}/api/search?q=${encodeURIComponent(words[index % words.length] ?? '')}%20${index % 7}`,
      );
      all.push(answer.ms);
    }
    return quantile(all, 0.99);
  });
  return [
    judged('search, p99, sample data', {
      value: spread(times).median,
      most: 60,
      unit: 'ms',
      measured: spreadText(times, 'ms'),
      goal: '≤ 60 ms (the goal is for 100 000 documents)',
    }),
  ];
}
