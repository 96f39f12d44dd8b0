import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { ProblemError } from '@valam/contracts/shared/problem';
import { pageId } from '../../kit/builders.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

const leastBuyers = 40;
const mostMore = 160;

export const crowd: SeededScenario = {
  number: 16,
  name: 'crowd',
  async run(play) {
    const { leads } = play;
    const seats = play.upTo(12);
    const offer = await play.departure(seats);
    await leads.sandbox.behave({ ...goodProvider, dropWebhooks: play.chance(0.3) });
    const uses = play.upTo(seats);
    const promoCode = await play.promoCode(uses);
    const orders = Array.from({ length: leastBuyers + play.upTo(mostMore) }, () => ({
      cheap: play.order(offer, { promoCode }),
      dear: play.order(offer),
    }));
    const buy = (request: BookingSessionRequest) =>
      leads.rpc.call(startCheckout, { request, idempotencyKey: null });
    // A buyer who comes too late for the code takes the seat without it.
    const results = await Promise.allSettled(
      orders.map(({ cheap, dear }) =>
        buy(cheap).catch((reason: unknown) =>
          isUsedUp(reason) ? buy(dear) : Promise.reject(reason as Error),
        ),
      ),
    );
    const pages = results.flatMap((one) => (one.status === 'fulfilled' ? pageId(one.value.url) : []));
    const strange = results.flatMap((one) =>
      one.status === 'rejected' && !isSoldOut(one.reason) ? String(one.reason) : [],
    );
    for (const page of pages) await leads.sandbox.pay(page);
    for (const event of await play.eventsOf(pages)) await leads.sandbox.redeliver(event);
    await leads.sandbox.behave(goodProvider);
    return async () => {
      const rows = await play.bookings(offer.departureId);
      const sold = rows.filter(({ state }) => state === 'deposit_paid').length;
      const [used] = await play.ask<{ uses: number }>(
        'select count(*)::int as uses from booking where departure_id = $1 and promo_code_id is not null and deposit_paid_at is not null',
        [offer.departureId],
      );
      const isCodeSpent = !promoCode || (used && used.uses > 0 && used.uses <= uses);
      return [
        ...(isCodeSpent ? [] : [`${used?.uses} paid with a code that has ${uses} uses`]),
        ...(sold === seats ? [] : [`${sold} of ${seats} seats were sold to ${orders.length} buyers`]),
        ...(strange.length === 0 ? [] : [`${strange.length} were told ${strange[0]}`]),
      ];
    };
  },
};

const isUsedUp = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'leads.promo_used_up';

const isSoldOut = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'leads.departure_full';
