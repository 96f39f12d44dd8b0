import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { LapsedHolds } from '../../../src/checkout/lapsed-holds.js';
import { pageId } from '../../kit/builders.js';
import { goodProvider, type Play } from '../play.js';
import type { SeededScenario } from './scenario.js';

const minuteMs = 60_000;
const holdMinutes = 37;

/** The payment may be found by a query, when the page is closed, or by the late event. */
async function tell(play: Play, page: string): Promise<void> {
  for (const event of await play.eventsOf([page]))
    for (let times = play.upTo(3); times > 0; times--) await play.leads.sandbox.redeliver(event);
}

/**
 * Takes the seats, the last use of the code and the gift card that the lapsed hold released; impossible if it
 * was confirmed before.
 */
async function rival(
  play: Play,
  offer: Awaited<ReturnType<Play['departure']>>,
  wish: Parameters<Play['order']>[1],
) {
  const page = await play.start(play.order(offer, wish)).catch(() => null);
  if (page) await play.leads.sandbox.pay(pageId(page.url));
}

async function judged(play: Play, departureId: string, email: string): Promise<string[]> {
  const own = (await play.bookings(departureId)).find((one) => one.email === email);
  if (own?.state === 'deposit_paid') return [];
  if (own?.state !== 'expired' || own.refund_state !== 'refunded')
    return [`the late payer is ${own?.state}, ${own?.refund_state}`];
  const sent = (await play.leads.emittedEvents(mailRequested)).map(({ payload }) => payload);
  const told = sent.filter(({ template, to }) => template === 'late-payment-refunded' && to === email);
  const alerts = sent.filter(
    ({ template, data }) => template === 'operator-alert' && JSON.stringify(data).includes(own.ref),
  );
  return [
    ...(told.length === 1 ? [] : [`${told.length} mails told the late payer`]),
    ...(alerts.length > 0 ? [] : ['the team was not alerted']),
  ];
}

export const late: SeededScenario = {
  number: 11,
  name: 'late-payment',
  async run(play) {
    const { leads } = play;
    const quantity = play.upTo(3);
    const offer = await play.departure(quantity + (play.chance(0.3) ? 1 : 0));
    const wish = { quantity, ...(await play.means(1)) };
    await leads.sandbox.behave({ ...goodProvider, dropWebhooks: true });
    const request = play.order(offer, wish);
    const page = await play.start(request);
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(holdMinutes * minuteMs);
    const mayBeFull = play.chance(0.6);
    const steps = play.shuffled([
      () => leads.get(LapsedHolds).sweep(),
      ...(mayBeFull ? [() => rival(play, offer, wish)] : []),
      () => tell(play, pageId(page.url)),
    ]);
    await leads.sandbox.behave(goodProvider);
    if (play.chance(0.4)) await Promise.all(steps.map((step) => step()));
    else for (const step of steps) await step();
    await tell(play, pageId(page.url));
    return async () => {
      const problems = await judged(play, offer.departureId, request.email);
      const own = (await play.bookings(offer.departureId)).find(({ email }) => email === request.email);
      if (!mayBeFull && own?.state !== 'deposit_paid')
        problems.push(`the seats were free and the late payer is ${own?.state}`);
      return problems;
    };
  },
};
