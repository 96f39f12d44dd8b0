import { many } from '../../../bench/src/harness/http.ts';
import { pause } from '../../../local/src/waiting.ts';
import { buy } from './buyers.ts';
import { freshDate } from './dates.ts';
import { isWhole } from './faults.ts';
import { inWords, startReaders } from './readers.ts';
import type { World } from './world.ts';

const buyers = 16;
const atOnce = 4;
const beforeMs = 500;

/**
 * People read and order while `breakIt` does its work. Every order gets through in the end, every order that was
 * acknowledged is in the books, and no page fails.
 * @param options `mostMs`: how long an order may have to be tried again
 */
export async function underLoad(
  world: World,
  breakIt: () => Promise<string[]>,
  { mostMs }: { mostMs: number },
): Promise<string[]> {
  const date = await freshDate(world, buyers);
  const readers = await startReaders(world, { perSecond: 16 });
  const orders = many(buyers, atOnce, async (index) => {
    await pause(world.roll() * 600);
    const since = performance.now();
    const bought = await buy(world, date, index);
    return { ...bought, ms: performance.now() - since };
  });
  await pause(beforeMs + world.roll() * 500);
  const problems = await breakIt();
  const bought = await orders;
  if (!(await isWhole(world))) problems.push('not every unit was ready again within a minute');
  const { reads, failed } = await readers.stop();

  const lost = bought.filter(({ status }) => status !== 201);
  if (lost.length > 0)
    problems.push(`${lost.length} of ${buyers} orders never got through: ${JSON.stringify(lost[0])}`);
  const refs = bought.flatMap(({ status, ref }) => (status === 201 ? [ref] : []));
  const [kept] = await world.leads.ask('select count(*)::int as count from booking where ref = any($1)', [
    refs,
  ]);
  if (kept.count !== refs.length)
    problems.push(`${refs.length} orders acknowledged, ${kept.count} in the books`);
  const slowest = Math.max(...bought.map(({ ms }) => ms));
  world.trouble(slowest);
  if (slowest > mostMs) problems.push(`an order took ${(slowest / 1_000).toFixed(1)} s`);
  if (failed.length > 0)
    problems.push(`${failed.length} of ${reads.length} reads failed: ${inWords(failed)}`);
  return problems;
}
