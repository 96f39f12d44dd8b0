import { pause } from '@valam/local/waiting';
import { send } from '@valam/testing/http';
import { quantile, quantileOf } from '@valam/testing/numbers';
import { book, ordered, orderOf, soldExactly } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const people = 5_000;
const overMs = 60_000;
const seats = 12;
/** The 95th percentile of order latency. */
const toldWithinMs = 1_000;
/** Maximum slowdown of other pages; times below the floor are ignored. */
const slowerAtMost = 2;
const floorMs = 60;
const otherPages = ['/', '/temples', '/blog', '/api/tours', '/login'];

async function readOthers(world: World, until: () => boolean): Promise<number[]> {
  const times = [];
  for (let turn = 0; !until(); turn++) {
    const { status, ms } = await send(world.site + (otherPages[turn % otherPages.length] ?? '/'));
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    await pause(100);
  }
  return times;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

export const hotSale: Scenario = {
  number: 32,
  name: 'hot-sale',
  fault: `${people.toLocaleString('en-US')} people order one of ${seats} seats within a minute`,
  expected: `exactly ${seats} sold, everyone told within a second (p95), other pages at most ${slowerAtMost} × as slow (p95)`,
  isSlow: true,
  patienceMs: 120_000,
  async run(world) {
    const date = await freshDate(world, seats);
    const start = performance.now();
    const before = quantile(await readOthers(world, () => performance.now() - start > 8_000), 0.95);

    let isOver = false;
    const reading = readOthers(world, () => isOver);
    const arrivals = Array.from({ length: people }, () => world.roll() * overMs).sort((a, b) => a - b);
    const opened = performance.now();
    const answers = await Promise.all(
      arrivals.map(async (at, index) => {
        await pause(Math.max(0, at - (performance.now() - opened)));
        const answer = await book(world, orderOf(world, date, index), {
          key: `${world.tag}-${index}`,
          from: index,
        });
        const { page, code } = ordered(answer);
        if (answer.status === 201) await world.provider.pay(page);
        return { status: answer.status, code, ms: answer.ms };
      }),
    );
    isOver = true;
    const during = quantile(await reading, 0.95);

    const problems = [];
    const got = answers.filter(({ status }) => status === 201).length;
    if (got !== seats) problems.push(`${got} got a payment page, not ${seats}`);
    const strange = answers.filter(({ status, code }) => status !== 201 && code !== 'leads.departure_full');
    if (strange.length > 0)
      problems.push(`${strange.length} learned something else: ${JSON.stringify(strange.slice(0, 3))}`);
    const told = quantileOf(answers, 'ms', 0.95);
    world.log(
      `told within ${seconds(told)} (p95); other pages ${seconds(before)} → ${seconds(during)} (p95)`,
    );
    if (told > toldWithinMs) problems.push(`told within ${seconds(told)} (p95)`);
    if (during > Math.max(floorMs, before * slowerAtMost))
      problems.push(`other pages took ${seconds(during)} instead of ${seconds(before)} (p95)`);
    return problems;
  },
  after: (world) => soldExactly(world, seats),
};
