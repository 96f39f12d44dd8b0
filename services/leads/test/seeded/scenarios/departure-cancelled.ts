import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { DepartureActions } from '../../../src/admin/departure-actions.js';
import { pageId } from '../../kit/builders.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

export const departureCancelled: SeededScenario = {
  number: 26,
  name: 'departure-cancelled',
  async run(play) {
    const { leads } = play;
    const count = play.upTo(6);
    const offer = await play.departure(count);
    const { giftCards, ...means } = await play.means(count);
    await leads.sandbox.behave({ ...goodProvider, dropWebhooks: true });
    const orders = Array.from({ length: count }, (_, at) =>
      play.order(offer, at === 0 ? { ...means, giftCards } : means),
    );
    const pages = (await Promise.all(orders.map((order) => play.start(order)))).map(({ url }) => pageId(url));
    const payers = orders.filter(() => play.chance(0.7)).map(({ email }) => email);
    const paidPages = pages.filter((_, index) => payers.includes(orders[index]?.email ?? ''));
    // Some have paid and got the receipt, others are paying concurrently.
    const before = paidPages.filter(() => play.chance(0.5));
    const pay = (page: string) => leads.sandbox.pay(page);
    for (const page of before) await pay(page);
    for (const event of await play.eventsOf(before)) await leads.sandbox.redeliver(event);
    const during = paidPages.filter((page) => !before.includes(page));
    await leads.sandbox.behave(goodProvider);
    const cancel = () =>
      leads.dataSource.transaction((tx) =>
        leads.get(DepartureActions).cancel(tx, offer.departureId, 'Too few travellers', null),
      );
    const unpaid: string[] = [];
    const acts = play.shuffled([
      cancel,
      // A page that was closed meanwhile cannot be paid anymore.
      ...during.map((page) => () => pay(page).catch(() => unpaid.push(page))),
    ]);
    await Promise.all(acts.map((act) => act()));
    return async () => {
      const rows = await play.bookings(offer.departureId);
      const sent = (await leads.emittedEvents(mailRequested)).map(({ payload }) => payload);
      const isTold = (email: string) =>
        sent.some(
          ({ to, template }) => to === email && ['departure-cancelled', 'refund-made'].includes(template),
        );
      const payments = await play.ask<{ email: string; left: number }>(
        `select b.email, sum(p.amount_minor) - coalesce((select sum(r.amount_minor) from refund r
            where r.booking_id = b.id and r.state = 'refunded'), 0) as left
           from booking b join payment p on p.booking_id = b.id where b.departure_id = $1 group by b.id, b.email`,
        [offer.departureId],
      );
      return [
        ...rows
          .filter(({ state }) => !['cancelled', 'expired'].includes(state))
          .map(({ ref, state }) => `${ref} is ${state} on a departure that has been cancelled`),
        ...payments
          .filter(({ left }) => Number(left) !== 0)
          .map(({ email }) => `${email} did not get all back`),
        ...payments.filter(({ email }) => !isTold(email)).map(({ email }) => `${email} was not told`),
      ];
    };
  },
};
