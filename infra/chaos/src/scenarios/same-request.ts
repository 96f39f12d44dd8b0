import { many } from '@valam/testing/http';
import { book, orderOf, ordered } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { Scenario } from './scenario.ts';

export const sameRequest: Scenario = {
  number: 17,
  name: 'same-request',
  fault: 'the same request 100 times at once, with and without its key',
  expected: '1 booking, 1 session',
  async run(world) {
    const problems = [];
    for (const key of [`key-${world.tag}`, undefined]) {
      const how = key ? 'with a key' : 'without a key';
      const date = await freshDate(world, 12);
      const order = orderOf(world, date, key ? 'keyed' : 'unkeyed', 2);
      // Without an idempotency key, only the same data from the same network counts as a repeat: otherwise someone
      // else's request would open the buyer's payment page.
      const network = Math.floor(world.roll() * 1_000);
      const answers = await many(100, 100, (index) =>
        book(world, order, key ? { key, from: index } : { from: network }),
      );
      const bad = answers.filter(({ status }) => status !== 201);
      const retried = await Promise.all(
        bad.map(() => book(world, order, { ...(key && { key }), from: network })),
      );
      const good = [...answers, ...retried].filter(({ status }) => status === 201).map(ordered);
      const refs = new Set(good.map(({ ref }) => ref));
      const pages = new Set(good.map(({ page }) => page));
      const [books] = await world.leads.ask<{ bookings: number; sessions: number; reserved: number }>(
        `select count(distinct b.id)::int as bookings, count(s.id)::int as sessions, max(d.reserved) as reserved
           from booking b left join payment_session s on s.booking_id = b.id join departure d on d.id = b.departure_id
          where b.departure_id = $1`,
        [date.id],
      );
      const made = (await world.provider.list('checkout/sessions')).filter(
        ({ customer_email }) => customer_email === order.email,
      );
      const seen = { refs: refs.size, pages: pages.size, ...books, atProvider: made.length };
      if (Object.entries(seen).some(([what, count]) => count !== (what === 'reserved' ? 2 : 1)))
        problems.push(`${how}: ${JSON.stringify(seen)}`);
      const refused = bad.filter(({ status }) => ![503, 429, 0].includes(status));
      if (refused.length > 0)
        problems.push(
          `${how}: ${refused.length} refused, such as ${refused[0]?.status} ${refused[0]?.text.slice(0, 120)}`,
        );
      await world.provider.pay([...pages][0] ?? '');
    }
    return problems;
  },
};
