import { pause } from '@valam/local/waiting';
import { many } from '@valam/testing/http';
import { buy, eventsOf, lostOrders } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { Scenario } from './scenario.ts';

const buyers = 6;

export const webhooks: Scenario = {
  number: 10,
  name: 'webhooks',
  fault: 'webhooks lost, then each 3 times, out of order',
  expected: 'each applied once',
  async run(world) {
    const date = await freshDate(world, buyers);
    const lost = await world.provider.while({ dropWebhooks: true }, async () => {
      const bought = await many(buyers, buyers, (index) => buy(world, date, index));
      await pause(500);
      return lostOrders(bought);
    });
    if (lost.length > 0) return lost;
    const events = await eventsOf(world);
    const deliveries = [...events, ...events, ...events]
      .map((event) => ({ event, at: world.roll() }))
      .sort((a, b) => a.at - b.at);
    const answers = await many(deliveries.length, 9, (index) =>
      world.provider.redeliver(deliveries[index]?.event.id ?? ''),
    );
    const refused = answers.filter(({ text }) => !/"status":2\d\d/.test(text));
    // Redelivers lost webhooks, as the provider does.
    for (const event of refused.length > 0 ? events : []) await world.provider.redeliver(event.id);
    return events.length === 0 ? ['the provider knows no event of these payments'] : [];
  },
  async after(world) {
    const [row] = await world.leads.ask<{ confirmed: number }>(
      `select count(*)::int as confirmed from booking where email like $1 and state = 'deposit_paid'`,
      [`%-${world.tag}@chaos.example`],
    );
    return row?.confirmed === buyers ? [] : [`${row?.confirmed} of ${buyers} are confirmed`];
  },
};

export const lostWebhooks: Scenario = {
  number: 10,
  name: 'webhooks-lost',
  fault: 'webhooks lost for good',
  expected: 'found by asking the provider within minutes',
  isSlow: true,
  patienceMs: 200_000,
  async run(world) {
    const date = await freshDate(world, 2);
    return world.provider.while({ dropWebhooks: true }, async () =>
      lostOrders(await many(2, 2, (index) => buy(world, date, index))),
    );
  },
};
