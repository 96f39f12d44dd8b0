import { send } from '@valam/testing/http';
import { quantile } from '@valam/testing/numbers';
import { signIn } from '@valam/testing/people';
import { manyYears, multiply } from './crowded-books.ts';
import { notMeasured } from '@valam/testing/report';
import { failed, judged } from './judge.ts';
import type { Target } from '../target.ts';

const looks = 20;
const mostMs = 200;

/** Screens that list or count growing data, including a later page and a search of each. */
const screens = [
  '/api/admin/today',
  '/api/admin/leads?perPage=25',
  '/api/admin/leads?perPage=25&page=40',
  '/api/admin/leads?perPage=25&q=reader77',
  '/api/admin/leads?perPage=25&state=new',
  '/api/admin/bookings?perPage=25',
  '/api/admin/bookings?perPage=25&q=Z000123',
  '/api/admin/bookings?perPage=25&state=cancelled',
  '/api/admin/people?perPage=25&q=reader77',
  '/api/admin/departures?perPage=25',
  '/api/admin/temples?perPage=25&q=temple+777',
  '/api/temples',
  '/api/temples?q=lotus',
  '/api/tours',
];

const queries = [
  'shiva',
  'kashi',
  'himalya',
  'tempel',
  'monastry',
  'lotus cave',
  'river ghat',
  'silence',
  'pilgrm',
  'yoga',
];

async function timed({ run }: Target, paths: readonly string[], headers: Record<string, string>) {
  const rows = [];
  for (const path of paths) {
    const times = [];
    let failed = 0;
    for (let look = 0; look < looks; look++) {
      // A different page of the list each time: query parameters outside the contract would be served from the
      // gateway's cache.
      const again = `${path}${path.includes('?') ? '&' : '?'}page=${look + 1}`;
      const answer = await send(run().gateway + (path.includes('/admin/') ? path : again), { headers });
      if (answer.status === 200) times.push(answer.ms);
      else failed += 1;
    }
    rows.push({ path, failed, p95: quantile(times, 0.95), p50: quantile(times, 0.5) });
  }
  return rows;
}

async function searched({ run }: Target) {
  const times = [];
  for (let look = 0; look < 200; look++) {
    const query = encodeURIComponent(`${queries[look % queries.length]} ${look % 23}`.trim());
    const answer = await send(`${run().gateway}/api/search?q=${query}`);
    times.push(answer.status === 200 ? answer.ms : Infinity);
  }
  return quantile(times, 0.99);
}

/** The same screens with sample data and with the data of many years. */
export async function measureScale(target: Target) {
  const { system, run, site, log } = target;
  const goal = 'p95 ≤ 200 ms, ≤ 3 × of sample data';
  if (!system.isOwn)
    return [notMeasured('scale of data', 'only on a system of its own: it fills the books', goal)];
  const owner = await signIn(site, run().admin);
  const before = await timed(target, screens, owner.headers);
  const searchBefore = await searched(target);
  const held = [];
  for (const copies of manyYears) {
    const since = performance.now();
    const count = await multiply(run().databases?.[copies.service] ?? '', copies);
    log(`${count} rows in ${copies.table} after ${((performance.now() - since) / 1_000).toFixed(0)} s`);
    // Existing rows are copied: before the first booking there is nothing to copy.
    if (count < copies.count)
      return [
        failed(
          'scale of data, lists and screens',
          `${count} of ${copies.count} ${copies.table}; after 'booking' there is something to copy`,
        ),
      ];
    held.push(`${count} ${copies.table}`);
  }
  const after = await timed(target, screens, owner.headers);
  const compared = after.map((row, index) => ({
    ...row,
    before: before[index]?.p95 ?? Number.NaN,
    ratio: row.p95 / (before[index]?.p95 ?? Number.NaN),
  }));
  const slowest = compared.reduce((a, b) => (b.p95 > a.p95 || b.failed > 0 ? b : a));
  const over = compared.filter(({ p95, failed }) => !(p95 <= mostMs) || failed > 0);
  const search = await searched(target);
  return [
    judged('scale of data, lists and screens', {
      value: slowest.failed > 0 ? Infinity : slowest.p95,
      most: mostMs,
      unit: 'ms',
      measured: `slowest p95 ${slowest.p95.toFixed(0)} ms (${slowest.path}${slowest.failed ? `, ${slowest.failed} failed` : ''}), ${over.length} of ${compared.length} over; ${held.join(', ')}`,
      goal,
      yardstick: `the same with sample data: p95 ${slowest.before.toFixed(0)} ms`,
      details: compared,
    }),
    judged('search over 100 000 documents, p99', {
      value: search,
      most: 60,
      unit: 'ms',
      measured: `${search.toFixed(1)} ms, misspelled words among them`,
      goal: '≤ 60 ms',
      yardstick: `with sample data ${searchBefore.toFixed(1)} ms`,
    }),
  ];
}
