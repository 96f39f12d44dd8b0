import { pause } from '@valam/local/waiting';
import { buy, lostOrders } from './buyers.ts';
import { freshDate } from './dates.ts';
import { isWhole } from './faults.ts';
import { contentPages, failedReads, startReaders } from './readers.ts';
import type { World } from './world.ts';

const atOnce = 4;
const seats = 500;
const beforeMs = 1_000;
const restMs = 1_500;
/** The load during planned work, in requests a second; it includes reads that reach the database. */
const planned = {
  perSecond: 100,
  paths: [
    ...contentPages,
    '/login',
    '/api/tours/discovering-shiva',
    '/api/tours/discovering-shiva/availability',
    '/api/auth/csrf',
  ],
};

/** Buyers order one after the other until the work is over; each retries until the order succeeds. */
async function order(world: World, isOver: () => boolean) {
  const date = await freshDate(world, seats);
  const bought: { status: number; ref: string; earlier: string[]; ms: number }[] = [];
  let next = 0;
  const person = async () => {
    await pause(world.roll() * restMs);
    while (!isOver() && next < seats) {
      const since = performance.now();
      const { status, ref, earlier } = await buy(world, date, next++);
      bought.push({ status, ref, earlier, ms: performance.now() - since });
      await pause(500 + world.roll() * restMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  return bought;
}

/**
 * Runs `breakIt` while people read and order. Every order must succeed in the end, every acknowledged order must be stored,
 * and no page may fail.
 * @param options `mostMs`: the longest time for which an order may be retried; 0: no retries, under a higher load
 */
export async function underLoad(
  world: World,
  breakIt: () => Promise<string[]>,
  { mostMs }: { mostMs: number },
): Promise<string[]> {
  let isOver = false;
  const readers = await startReaders(world, mostMs > 0 ? { perSecond: 16 } : planned);
  const ordering = order(world, () => isOver);
  await pause(beforeMs + world.roll() * 500);
  const problems = await breakIt();
  isOver = true;
  const bought = await ordering;
  if (!(await isWhole(world))) problems.push('not every unit was ready again within a minute');
  const { reads, failed } = await readers.stop();

  problems.push(...lostOrders(bought));
  const refs = bought.flatMap(({ status, ref }) => (status === 201 ? [ref] : []));
  const [kept] = await world.leads.ask<{ count: number }>(
    'select count(*)::int as count from booking where ref = any($1)',
    [refs],
  );
  if (kept?.count !== refs.length)
    problems.push(`${refs.length} orders acknowledged, ${kept?.count} in the books`);
  const slowest = Math.max(...bought.map(({ ms }) => ms));
  world.note({ orders: bought.length, reads: reads.length, troubleMs: slowest });
  if (mostMs > 0 && slowest > mostMs) problems.push(`an order took ${(slowest / 1_000).toFixed(1)} s`);
  const again = bought.filter(({ earlier }) => earlier.length > 0);
  if (mostMs === 0 && again.length > 0)
    problems.push(
      `${again.length} of ${bought.length} orders had to be tried again: ${again.flatMap(({ earlier }) => earlier).join(', ')}`,
    );
  problems.push(...failedReads(failed, reads));
  return problems;
}
