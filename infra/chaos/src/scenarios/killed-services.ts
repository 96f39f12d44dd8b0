import { pause } from '@valam/local/waiting';
import { many, send } from '@valam/testing/http';
import { buy, lostOrders } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import { isWhole, killUnit } from '../world/faults.ts';
import { failedReads, startReaders } from '../world/readers.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const buyers = 8;
const mostMs = 3_000;

/** Sends an inquiry; acknowledged inquiries must be stored afterwards. */
async function ask(world: World, index: number) {
  const email = `asker-${index}-${world.tag}@chaos.example`;
  const answer = await send(`${world.site}/api/leads`, {
    method: 'POST',
    headers: { 'idempotency-key': email },
    body: {
      type: 'contact',
      firstName: 'Asha',
      lastName: 'Asker',
      email,
      mobile: '+919000012345',
      message: 'Is this kept?',
    },
  });
  return answer.status === 201 ? email : undefined;
}

const killed = (
  number: number,
  unit: string,
  { readsMayFail = false }: { readsMayFail?: boolean } = {},
): Scenario => ({
  number,
  name: `kill-${unit}`,
  fault: `kill -9 of ${unit} while people read and order`,
  expected: readsMayFail
    ? `ready ≤ ${mostMs / 1_000} s after its restart; nothing acknowledged is lost`
    : `content pages 0 failures; ready ≤ ${mostMs / 1_000} s after its restart; nothing acknowledged is lost`,
  patienceMs: 90_000,
  async run(world) {
    const problems = [];
    const date = await freshDate(world, buyers);
    const readers = await startReaders(world);
    const orders = many(buyers, 3, async (index) => {
      await pause(index * 150 + world.roll() * 300);
      return buy(world, date, index);
    });
    const asking = many(12, 2, async (index) => {
      await pause(world.roll() * 300);
      return ask(world, index);
    });
    await pause(400 + world.roll() * 800);
    const { recoveredMs } = await killUnit(world, unit);
    const bought = await orders;
    const asked = (await asking).filter((email) => email !== undefined);
    await isWhole(world);
    const { reads, failed } = await readers.stop();
    if (recoveredMs === undefined) problems.push(`${unit} did not come back`);
    else if (recoveredMs > mostMs) problems.push(`ready after ${(recoveredMs / 1_000).toFixed(1)} s`);
    if (!readsMayFail) problems.push(...failedReads(failed, reads));
    problems.push(...lostOrders(bought));
    if (asked.length === 0) problems.push('no question was acknowledged, so nothing says that they are kept');
    const [kept] = await world.leads.ask<{ count: number }>(
      'select count(*)::int as count from lead where email = any($1)',
      [asked],
    );
    if (kept?.count !== asked.length)
      problems.push(`${asked.length} questions acknowledged, ${kept?.count} kept`);
    return problems;
  },
});

export const killedServices = [
  killed(1, 'catalog'),
  killed(2, 'leads'),
  killed(3, 'identity'),
  killed(4, 'notifications'),
  killed(6, 'shell', { readsMayFail: true }),
];
