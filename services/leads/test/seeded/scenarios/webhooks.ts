import { ReconcilePayments } from '../../../src/payment/reconcile-payments.js';
import { pageId } from '../../kit/builders.js';
import { goodProvider, type Play } from '../play.js';
import type { SeededScenario } from './scenario.js';

const minuteMs = 60_000;
const mostBuyers = 6;

/** Delivers each event one to three times, in any order, several concurrently. */
async function storm(play: Play, events: readonly string[]): Promise<void> {
  const deliveries = play.shuffled(
    events.flatMap((event) => Array.from({ length: play.upTo(3) }, () => event)),
  );
  const atOnce = play.upTo(6);
  for (let index = 0; index < deliveries.length; index += atOnce)
    await Promise.all(
      deliveries.slice(index, index + atOnce).map((event) => play.leads.sandbox.redeliver(event)),
    );
}

/** The provider has created a page, but its response was lost: a person who still reaches the page pays. */
async function paidThoughTheAnswerWasLost(play: Play, offer: Awaited<ReturnType<Play['departure']>>) {
  const { sandbox } = play.leads;
  const request = play.order(offer);
  await sandbox.behave({ ...goodProvider, dropWebhooks: true, failApiRate: 0.5 });
  await play.start(request, request.email).catch(() => null);
  await sandbox.behave({ ...goodProvider, dropWebhooks: true });
  const known = (await sandbox.list('checkout/sessions')).find(
    ({ customer_email, status }) => customer_email === request.email && status === 'open',
  );
  if (known) await sandbox.pay(known.id);
  return known?.id;
}

export const webhooks: SeededScenario = {
  number: 10,
  name: 'webhooks',
  async run(play) {
    const { leads } = play;
    const offer = await play.departure(mostBuyers + 1);
    const buyers = play.upTo(mostBuyers);
    const { giftCards, ...means } = await play.means(buyers);
    await leads.sandbox.behave({ ...goodProvider, dropWebhooks: true });
    // One of them has the gift card.
    const orders = Array.from({ length: buyers }, (_, at) =>
      play.order(offer, at === 0 ? { ...means, giftCards } : means),
    );
    const pages = (await Promise.all(orders.map((order) => play.start(order)))).map(({ url }) => pageId(url));
    for (const page of pages) await leads.sandbox.pay(page);
    const early = play.chance(0.3) ? await paidThoughTheAnswerWasLost(play, offer) : undefined;

    const events = await play.eventsOf(early ? [...pages, early] : pages);
    const isLost = play.chance(0.5);
    const told = isLost ? events.filter(() => play.chance(0.5)) : events;
    await storm(play, told);
    await leads.sandbox.behave(goodProvider);
    await leads.advance(2 * minuteMs);
    await leads.get(ReconcilePayments).sweep();
    if (play.chance(0.5)) await storm(play, events);
    return async () => {
      const states = await play.bookings(offer.departureId);
      const confirmed = states.filter(({ state }) => state === 'deposit_paid').length;
      return confirmed < pages.length ? [`${confirmed} of ${pages.length} paid bookings are confirmed`] : [];
    };
  },
};
