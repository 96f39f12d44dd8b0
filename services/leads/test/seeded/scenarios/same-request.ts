import { ProblemError } from '@valam/contracts/shared/problem';
import { StartCheckout } from '../../../src/checkout/start-checkout.js';
import { pageId } from '../../kit/builders.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

const times = 100;

export const sameRequest: SeededScenario = {
  number: 17,
  name: 'same-request',
  async run(play) {
    const { leads } = play;
    const quantity = play.upTo(3);
    const offer = await play.departure(12);
    const request = play.order(offer, { quantity, ...(await play.means(1)) });
    const idempotencyKey = play.chance(0.5) ? `key-${play.tag}` : null;
    await leads.sandbox.behave({ ...goodProvider, delayApiMs: play.chance(0.5) ? play.upTo(60) : 0 });
    const results = await Promise.allSettled(
      Array.from({ length: times }, () => leads.get(StartCheckout).run({ request, idempotencyKey })),
    );
    await leads.sandbox.behave(goodProvider);
    const pages = new Set(
      results.flatMap((one) => (one.status === 'fulfilled' ? pageId(one.value.url) : [])),
    );
    const strange = results.flatMap((one) =>
      one.status === 'rejected' && !(one.reason instanceof ProblemError) ? String(one.reason) : [],
    );
    const made = (await leads.sandbox.list('checkout/sessions')).filter(
      ({ customer_email }) => customer_email === request.email,
    );
    const [page = ''] = pages;
    await leads.sandbox.pay(page);
    return async () => {
      const rows = await play.bookings(offer.departureId);
      const seen = { bookings: rows.length, pages: pages.size, atProvider: made.length };
      const isOne = Object.values(seen).every((count) => count === 1);
      return [
        ...(isOne ? [] : [`${times} times the same: ${JSON.stringify(seen)}`]),
        ...(rows.every(({ state }) => state === 'deposit_paid') ? [] : ['it was paid for and not confirmed']),
        ...(strange.length === 0 ? [] : [`${strange.length} were told ${strange[0]}`]),
      ];
    };
  },
};
