import { many } from '@valam/testing/http';
import { insist, orderOf, soldExactly } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { Scenario } from './scenario.ts';

const buyers = 500;
const seats = 12;

export const crowd: Scenario = {
  number: 16,
  name: 'crowd',
  fault: `${buyers} buyers for ${seats} seats`,
  expected: `exactly ${seats} sold`,
  async run(world) {
    const date = await freshDate(world, seats);
    const results = await many(buyers, buyers, async (index) => {
      const bought = await insist(world, orderOf(world, date, index), { from: index, patienceMs: 90_000 });
      if (bought.status === 201) await world.provider.pay(bought.page);
      return bought;
    });
    const got = results.filter(({ status }) => status === 201).length;
    const strange = results.filter(
      ({ status, code }) => status !== 201 && !(status === 409 && code === 'leads.departure_full'),
    );
    const problems = [];
    if (got !== seats) problems.push(`${got} got a payment page, not ${seats}`);
    if (strange.length > 0)
      problems.push(`${strange.length} were told something else: ${JSON.stringify(strange.slice(0, 3))}`);
    return problems;
  },
  after: (world) => soldExactly(world, seats),
};
